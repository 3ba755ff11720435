import { type Countries, countriesText } from '../words/countries.ts';

/** Interpretation of the countries that are being typed. */
export function CountriesHint({ countries: { codes, faults } }: { readonly countries: Countries }) {
  if (faults.length > 0) return <span class="field-fault">{faults.join(' ')}</span>;
  return <b>{codes.length > 0 && `${countriesText(codes)}.`}</b>;
}
