/** Entries of the list that are no airports, as booking systems have them. They are never offered to people. */
export const otherEntries = [
  'HDQ - HEADQUARTERS, MALAYSIA',
  'XKL - KUALA LUMPUR SENTRAL RAILWAY STATION, MALAYSIA',
  'XTS - SCHEDULE CHANGE, MALAYSIA',
  'ZZT - ATPCO TEST, UNITED STATES',
]

/** Entries that stand in the list malformed, as they have always been, by code. */
export const malformedEntries: Record<string, 'no spaces around the dash' | 'no comma'> = {
  ABT: 'no spaces around the dash',
  BTJ: 'no comma',
  CHX: 'no comma',
  KTE: 'no spaces around the dash',
  LKH: 'no comma',
  TPG: 'no spaces around the dash',
  UTP: 'no spaces around the dash',
  WNP: 'no comma',
}

/** Entries that stand right behind another one instead of in the order of the alphabet. */
export const besideOthers: Record<string, string> = { PKX: 'PEK' }

/** Harbours whose entries do not say that no aircraft lands there. */
export const harbours = new Set(['QFK', 'QFQ', 'QYW'])
