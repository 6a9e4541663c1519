"""The codes: every article paraphrased, with its source and treatment."""
