-- The own brand of mention rows, and the numbers of all brands a brand compares (0 is the own one) by
-- today's name without regard to letter case: so mentions are put in order by numbers, and names are looked up for
-- the rows of a page only.
CREATE OR REPLACE DICTIONARY own_brand (
  brand_no UInt32,
  competitor_id String,
  name String,
  by_name Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, competitor_id, name, by_name FROM (
    SELECT no AS brand_no, competitor_id::text AS competitor_id, name, ARRAY(
      SELECT named.no FROM (
        SELECT 0 AS no, brands.name, brands.competitor_id AS id
        UNION ALL
        SELECT no, name, id FROM competitors WHERE brand_id = brands.id
      ) AS named
      ORDER BY lower(named.name COLLATE "pg_c_utf8"), named.name COLLATE "C", named.id
    ) AS by_name
    FROM brands
  ) AS own_brand WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());
