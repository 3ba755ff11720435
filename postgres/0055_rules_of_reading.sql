-- What stands behind a bold label is read as it is set: every stored answer is read again.
UPDATE brands SET names_read = 0;
