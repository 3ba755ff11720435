-- The tags of a brand's prompts: one element for each prompt and tag. DIRECT, as prompt_topics.
CREATE OR REPLACE DICTIONARY prompt_tags (
  brand_no UInt32,
  nos Array(UInt32),
  tags Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, tags FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(tagged.no ORDER BY tagged.no, tagged.tag) AS nos,
      array_agg(tagged.tag ORDER BY tagged.no, tagged.tag) AS tags
    FROM brands
    JOIN (SELECT brand_id, no, unnest(tags) AS tag FROM prompts) AS tagged ON tagged.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_tags WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());
