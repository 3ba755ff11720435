-- What the people of one brand say of sites that its answers cite: the kind of site, above what is known of the domain for
-- everybody, and whose it is, above the domains of competitors.
CREATE TABLE sites (
  brand_id uuid NOT NULL REFERENCES brands,
  domain text NOT NULL CHECK (domain = lower(domain) AND char_length(domain) BETWEEN 1 AND 253),
  -- Null: as known for everybody.
  content_type text,
  -- True: the competitor's. False: nobody's of those. Null: whose domain it is.
  has_owner boolean,
  competitor_id uuid REFERENCES competitors,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, domain),
  CHECK ((has_owner IS TRUE) = (competitor_id IS NOT NULL))
);
CREATE INDEX sites_of_competitor ON sites (competitor_id) WHERE competitor_id IS NOT NULL;

-- Reports show both. Deferred as before (0020_revisions.sql).
CREATE CONSTRAINT TRIGGER sites_revise AFTER INSERT OR UPDATE OR DELETE ON sites
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_brand_of();

-- The kinds of sites as a brand has them.
CREATE VIEW site_types AS
SELECT brands.no AS brand_no, site.domains, site.types
FROM brands
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(domain ORDER BY domain), '{}') AS domains,
    coalesce(array_agg(coalesce(content_type, 'brand') ORDER BY domain), '{}') AS types
  FROM sites WHERE brand_id = brands.id AND (content_type IS NOT NULL OR has_owner)
) AS site;

-- The numbers of cited domains that belong to competitors, and of those below them, each with the competitor's number, as
-- ClickHouse looks them up: today's, for past dates too. Of several that fit, the longest decides, and what people say of a
-- site goes before a competitor's domain. A dismissed competitor owns no site. "/" is what follows "." in the order of
-- letters.
CREATE VIEW site_owners AS
SELECT brands.no AS brand_no, owned.nos, owned.owners
FROM brands
CROSS JOIN LATERAL (
  WITH claims AS (
    SELECT site.domain, competitor.no AS owner, 0 AS place
    FROM sites AS site LEFT JOIN competitors AS competitor ON competitor.id = site.competitor_id
    WHERE site.brand_id = brands.id AND site.has_owner IS NOT NULL
    UNION ALL
    SELECT domain, no, 1 FROM competitors
    WHERE brand_id = brands.id AND domain IS NOT NULL AND status <> 'dismissed'
  ),
  cited AS (
    SELECT cited.no, claims.* FROM claims
    JOIN cited_domains AS cited ON text_sha256(cited.domain) = text_sha256(claims.domain)
    UNION ALL
    SELECT cited.no, claims.* FROM claims
    JOIN cited_domains AS cited
      ON left(reverse(cited.domain), 300) >= reverse('.' || claims.domain) COLLATE "C"
      AND left(reverse(cited.domain), 300) < reverse('/' || claims.domain) COLLATE "C"
  ),
  decided AS (
    SELECT DISTINCT ON (no) no, owner FROM cited ORDER BY no, char_length(domain) DESC, place
  )
  SELECT
    coalesce(array_agg(no ORDER BY no), '{}') AS nos,
    coalesce(array_agg(owner ORDER BY no), '{}') AS owners
  FROM decided WHERE owner IS NOT NULL
) AS owned;
