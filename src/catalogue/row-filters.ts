import { z } from 'zod';
import { CONTENT_TYPES } from '../domains/domains.ts';
import {
  boolean,
  commaList,
  oneOf,
  parameter,
  readDomain,
  readOneUuid,
  readUuids,
} from '../shared/parameters.ts';
import { isCompetitorsDomain, ownsDomain } from '../stores/brand-config.ts';
import { DOMAINS_OF_TYPES } from './domain-types.ts';
import { flag, inList, listFilter, repeated } from './filter-entry.ts';
import { rowCount } from './row-count.ts';

/** Owners of sites: the own brand, a competitor, or neither. */
const SITE_OWNERS = ['own', 'competitor', 'none'] as const;

/** Filters that pick rows of a report and change no figure of them, in the order of their clauses. */
export const ROW_FILTERS = {
  competitor_id: listFilter({
    parameter: commaList(readUuids, {
      description:
        "Comma list of competitor ids or the brand's own competitor_id. Picks rows; changes no figure of them.",
      example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
    }),
    meta: repeated('brand', ['c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88']),
    of: 'rows',
    needs: [],
    clause: () => 'competitor_id IN {competitor_id:Array(String)}',
    list: inList<string>({
      parameter: parameter(readOneUuid, {
        format: 'uuid',
        description: "One competitor's id, or the brand's own competitor_id.",
        example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
      }),
      clause: 'competitor_no = {competitor_no:UInt32}',
      params: (_id, { competitor_id }) => ({ competitor_no: competitor_id?.[0] }),
      // Answers tell how many mentions they have, and of the own brand, in a sixth of the rows.
      count: (_id, { competitor_id }) =>
        competitor_id?.[0] === 0
          ? rowCount('answers', 'mentions')
          : rowCount('mentions', 'mentions', { filtered: true }),
    }),
  }),
  domain: listFilter({
    parameter: commaList(readDomain('must hold domains'), {
      description:
        'Comma list of domains. Picks rows; changes no figure of them. Not with the dimension content_type.',
      example: 'example.com',
    }),
    meta: repeated('domain', ['acme.example']),
    of: 'rows',
    needs: [],
    notBy: 'content_type',
    clause: ({ domain }) => `${domain} IN {domain_no:Array(UInt32)}`,
    params: (_domains, { domain }) => ({ domain_no: domain ?? [] }),
    list: inList<string>({
      parameter: parameter(readDomain('must be a domain'), {
        description: 'One domain; capitals and a leading www. are ignored.',
        example: 'example.com',
      }),
      clause: 'domain_no = {domain_no:UInt32}',
      // No domain has the number 0.
      params: (_domain, { domain }) => ({ domain_no: domain?.[0] ?? 0 }),
      // Answers tell how many citations they have in far fewer rows; which domains, only citations do.
      count: () => rowCount('citations', 'citations', { needs: ['domain'], filtered: true }),
    }),
  }),
  content_type: listFilter({
    parameter: commaList(oneOf(CONTENT_TYPES), {
      description: `Comma list of content types: ${CONTENT_TYPES.join(', ')}. Picks rows; changes no figure of them.`,
      example: 'news,blog',
    }),
    meta: repeated('content type', ['news']),
    of: 'rows',
    needs: [],
    clause: ({ domain, contentType }) =>
      contentType === null
        ? `${domain} IN ${DOMAINS_OF_TYPES}`
        : `${contentType} IN {content_type:Array(String)}`,
  }),
  is_own_domain: flag({
    parameter: boolean(
      "true picks only rows of the brand's own domains, false only others; default both. A row by content_type can hold sites of both kinds: true picks those whose citations are all of own domains, false all others, which may include own citations.",
    ),
    meta: repeated('own domains', true, z.boolean()),
    of: 'rows',
    needs: [],
    clause: () => 'is_own_domain = {is_own_domain:Bool}',
  }),
  site_owner: listFilter({
    parameter: commaList(oneOf(SITE_OWNERS), {
      description: `Comma list of ${SITE_OWNERS.join(', ')}: whose site it is. Picks rows; changes no figure of them. Not with the dimension content_type.`,
      example: 'none',
    }),
    meta: repeated('whose sites they are', ['none']),
    of: 'rows',
    needs: [],
    notBy: 'content_type',
    clause: ({ domain }) =>
      `multiIf(${ownsDomain(domain)}, 'own', ${isCompetitorsDomain(domain)}, 'competitor', 'none') IN {site_owner:Array(String)}`,
  }),
} as const;
