"""What the commands of the command line do, without Qt."""
