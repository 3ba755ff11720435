-- What a brand has decided, read from Postgres once by each query that needs it. DIRECT: always today's
-- values in every API process, with nothing to reload after a change.
CREATE OR REPLACE DICTIONARY brand_config (
  brand_no UInt32,
  competitor_id String,
  name String,
  archived_prompts Array(UInt32),
  prompt_nos Array(UInt32),
  prompt_ids Array(String),
  prompt_intents Array(String),
  tracked_nos Array(UInt32),
  competitor_nos Array(UInt32),
  competitor_ids Array(String),
  competitor_names Array(String),
  brand_domains Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'brand_config'
))
LAYOUT(COMPLEX_KEY_DIRECT());
