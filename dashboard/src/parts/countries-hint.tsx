import { type Countries, countriesText } from '../words/countries.ts';

/** How countries that are being written are understood. */
export function CountriesHint({ countries: { codes, faults } }: { readonly countries: Countries }) {
  if (faults.length > 0) return <span class="field-fault">{faults.join(' ')}</span>;
  return <b>{codes.length > 0 && `${countriesText(codes)}.`}</b>;
}
