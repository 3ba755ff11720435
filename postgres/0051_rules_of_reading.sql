-- What prose takes is told by weights: every stored answer is read again.
UPDATE brands SET names_read = 0;
