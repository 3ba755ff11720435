-- The id of a prompt for its number, looked up in Postgres for the rows of a page.
CREATE OR REPLACE DICTIONARY prompt_ids (
  prompt_no UInt64,
  id String
)
PRIMARY KEY prompt_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT prompt_no, id FROM (
    SELECT no AS prompt_no, id::text AS id FROM prompts
  ) AS prompt WHERE {condition}'
))
LAYOUT(DIRECT());
