-- A prompt is asked once a day of each engine in each country, so these had as many rows as what they summed,
-- were read by no report, and took a quarter of the bytes of a mention and of a citation. The rows themselves
-- tell what they told.
DROP VIEW IF EXISTS mentions_day_of_answers;
DROP VIEW IF EXISTS citations_day_of_answers;
DROP TABLE IF EXISTS mentions_day;
DROP TABLE IF EXISTS citations_day;
