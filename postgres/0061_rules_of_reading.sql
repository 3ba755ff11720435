-- Phrases that have a sign in them are found, and Turkish comparisons with an apostrophe: every stored answer is read again.
UPDATE brands SET names_read = 0;
