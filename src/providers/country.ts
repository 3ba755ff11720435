const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country, for engines that can only be told in words where the user is. */
export const countryName = (country: string): string => names.of(country) ?? country;
