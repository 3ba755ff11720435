import { type ChangedBrand, enterOfBrand } from '../people/audit-log.ts';
import { differing } from '../shared/differing.ts';
import { addedItems, changedList, isNoChange, type ListChange, readChange } from '../shared/list-change.ts';
import { requireDomain, requireName, requireNames } from '../shared/names.ts';
import { invalid, missing } from '../shared/refusal.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { rowUpdate } from '../stores/row-update.ts';
import { oneRow } from '../stores/rows.ts';
import { BRAND_COLUMNS, PrintedBrand, requireCountry, requireEngines } from './create-brand.ts';
import { claimDomains, lockNames, requireUntaken } from './name-owners.ts';

/** New values of a brand; an undefined one leaves the column unchanged. */
export interface BrandUpdate {
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly includeSubdomains?: boolean | undefined;
  readonly engines?: ListChange | undefined;
  /** Days for which texts of answers are kept; null for good. */
  readonly keepTexts?: number | null | undefined;
  readonly aliases?: ListChange | undefined;
  readonly domains?: ListChange | undefined;
}

const MAX_KEEP_DAYS = 36_500;

const NOTHING: ListChange = { add: [], remove: [] };

const sites = (field: string) => (texts: readonly string[]) =>
  texts.map((text) => requireDomain(field, text));

const names = (field: string) => (texts: readonly string[]) => requireNames(field, texts);

/** @throws Refusal `invalid_value` where none is left. */
function enginesAfter(engines: readonly string[], change: ListChange): readonly string[] {
  if (isNoChange(change)) return engines;
  const left = changedList('engine', engines, change);
  if (left.length === 0) throw invalid('engines', 'must name at least one engine');
  return requireEngines(left);
}

/** Validates values before anything is read, so that a bad value is reported for any brand. */
function checked({ keepTexts, name, country, engines, aliases = NOTHING, domains = NOTHING }: BrandUpdate) {
  if (typeof keepTexts === 'number' && !(keepTexts >= 1 && keepTexts <= MAX_KEEP_DAYS)) {
    throw invalid('keep-texts', `must be days from 1 to ${MAX_KEEP_DAYS}, or "forever"`);
  }
  return {
    name: name === undefined ? undefined : requireName('name', name),
    country: country === undefined ? undefined : requireCountry(country),
    engines: Array.isArray(engines) ? requireEngines(engines) : (engines ?? NOTHING),
    aliases: readChange(aliases, names('alias'), names('remove-alias')),
    domains: readChange(domains, sites('domain'), sites('remove-domain')),
  };
}

/**
 * Changes a brand's names, domains, engines and settings. Own citations follow new domains at once. Names,
 * and domains as names, count in new answers from now on, and in stored ones after the automatic rereading;
 * engines from the next daily run on; the country for new prompts.
 * @throws Refusal `name_taken` for a name of one of its competitors, `domain_taken` as `claimDomains`,
 * `not_found`, `invalid_value`.
 */
export async function updateBrand(
  postgres: Postgres,
  changed: Pick<ChangedBrand, 'brandId' | 'author'>,
  update: BrandUpdate,
) {
  const { brandId: id } = changed;
  const { name, country, engines, aliases, domains } = checked(update);
  return transaction(postgres, async (client) => {
    if (!(await lockNames(client, id))) throw missing(`brand ${id}`);
    const brand = oneRow(
      PrintedBrand,
      await client.query(`SELECT ${BRAND_COLUMNS} FROM brands WHERE id = $1`, [id]),
    );
    await requireUntaken(client, id, id, [...(name === undefined ? [] : [name]), ...addedItems(aliases)]);
    const nameNow = name ?? brand.name;
    const aliasesNow = changedList('remove-alias', brand.aliases, aliases);
    const domainsNow = changedList('remove-domain', brand.domains, domains);
    // Domains that the brand already has are not checked: older data may share them with a competitor.
    const gained = domainsNow.filter((domain) => !brand.domains.includes(domain));
    await claimDomains(client, changed, id, gained);
    const changes = differing(brand, {
      name: nameNow,
      aliases: aliasesNow.filter((alias) => alias !== nameNow),
      domains: domainsNow,
      include_subdomains: update.includeSubdomains ?? brand.include_subdomains,
      primary_country: country ?? brand.primary_country,
      engines: enginesAfter(brand.engines, engines),
      keep_texts: update.keepTexts === undefined ? brand.keep_texts : update.keepTexts,
    });
    if (Object.keys(changes).length === 0) return brand;
    const result = await client.query(rowUpdate('brands', id, changes, BRAND_COLUMNS));
    await enterOfBrand(client, changed, { action: 'brand.changed', subject: nameNow, changes });
    return oneRow(PrintedBrand, result);
  });
}
