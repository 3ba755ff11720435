-- The topic and the language of each prompt of a brand by number, '' for none. By itself, as most reports need neither,
-- and a dictionary reads all its attributes. DIRECT: as Postgres has them when a query begins, so that a change counts
-- at once, for past dates too.
CREATE OR REPLACE DICTIONARY prompt_topics (
  brand_no UInt32,
  nos Array(UInt32),
  topics Array(String),
  languages Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, topics, languages FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(prompts.no ORDER BY prompts.no) AS nos,
      array_agg(coalesce(prompts.topic, '''') ORDER BY prompts.no) AS topics,
      array_agg(coalesce(prompts.language, '''') ORDER BY prompts.no) AS languages
    FROM brands
    JOIN prompts ON prompts.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_topics WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());
