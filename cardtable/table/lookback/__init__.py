"""Looking back on the cloth: a deal's position at any moment, its choices on a brass rail, each beside the best."""
