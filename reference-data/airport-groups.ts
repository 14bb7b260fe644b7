export const airportGroups: Readonly<Record<string, readonly string[]>> = {
  KUL: ['KUL', 'SZB'],
  BKK: ['BKK', 'DMK'],
  TYO: ['TYO', 'NRT', 'HND'],
  LON: ['LON', 'LHR', 'LGW'],
}

const mainCodes = new Map(Object.entries(airportGroups).flatMap(([main, codes]) => codes.map(code => [code, main])))

/** The booking site's code of a place: in upper case, a group's main code for its members. */
export function mainCode(code: string): string {
  const upper = code.toUpperCase()
  return mainCodes.get(upper) ?? upper
}
