-- The texts of a brand's prompts by number, read by reports that are to show them beside the ids. By itself, as most
-- reports need none, and a dictionary reads all its attributes. DIRECT: prompts that were just created are there.
CREATE OR REPLACE DICTIONARY prompt_texts (
  brand_no UInt32,
  nos Array(UInt32),
  texts Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, texts FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(prompts.no ORDER BY prompts.no) AS nos,
      array_agg(prompts.text ORDER BY prompts.no) AS texts
    FROM brands
    JOIN prompts ON prompts.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_texts WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());
