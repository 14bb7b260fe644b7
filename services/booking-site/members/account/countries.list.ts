/**
 * Countries for phone numbers and passports on the pages of the booking site: three-letter code and name, Malaysia first,
 * the rest in alphabetical order. The form on the website has all countries; here are those that most visitors come from.
 */
export const COUNTRIES: [code: string, name: string][] = [
  ['MYS', 'Malaysia'],
  ['AUS', 'Australia'],
  ['BGD', 'Bangladesh'],
  ['BRN', 'Brunei'],
  ['KHM', 'Cambodia'],
  ['CAN', 'Canada'],
  ['CHN', 'China'],
  ['FRA', 'France'],
  ['DEU', 'Germany'],
  ['HKG', 'Hong Kong'],
  ['IND', 'India'],
  ['IDN', 'Indonesia'],
  ['IRL', 'Ireland'],
  ['JPN', 'Japan'],
  ['LAO', 'Laos'],
  ['MAC', 'Macao'],
  ['MDV', 'Maldives'],
  ['MMR', 'Myanmar'],
  ['NPL', 'Nepal'],
  ['NLD', 'Netherlands'],
  ['NZL', 'New Zealand'],
  ['PAK', 'Pakistan'],
  ['PHL', 'Philippines'],
  ['QAT', 'Qatar'],
  ['SAU', 'Saudi Arabia'],
  ['SGP', 'Singapore'],
  ['KOR', 'South Korea'],
  ['LKA', 'Sri Lanka'],
  ['TWN', 'Taiwan'],
  ['THA', 'Thailand'],
  ['TUR', 'Türkiye'],
  ['ARE', 'United Arab Emirates'],
  ['GBR', 'United Kingdom'],
  ['USA', 'United States'],
  ['VNM', 'Vietnam'],
]

/** The name of a country by its code; the code itself for one that is not in the list. */
export const countryName = (code: string): string => COUNTRIES.find(([one]) => one === code)?.[1] ?? code
