-- Who told the sentiments of an answer's mentions: the lexicon, a model by its name, or nobody here ('given')
-- where they came with the answer. Figures of two analysts are never taken for one another's unseen.
ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS sentiment_by LowCardinality(String) DEFAULT if(mentions_given, 'given', 'lexicon');
