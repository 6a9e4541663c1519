"""What a game says about being shown: places, talk, charts, vignettes; no Qt."""
