-- Answers of the demo are made up, so that nobody is to pay for more of them: it has no daily run. That one of its keys
-- was made by "demo" said so before, which is what somebody may be called.
ALTER TABLE brands ADD COLUMN is_demo boolean NOT NULL DEFAULT false;

UPDATE brands SET is_demo = true
WHERE EXISTS (SELECT FROM api_keys WHERE brand_id = brands.id AND name = 'demo' AND created_by = 'demo');
