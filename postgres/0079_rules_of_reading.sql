-- The reader is fitted anew: every stored answer is read again.
UPDATE brands SET names_read = 0;
