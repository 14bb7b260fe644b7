import records from './data/airlines.json' with { type: 'json' }

/** An airline by its two-character code. `field` is what the booking site reads: `MH - Malaysia Airlines`. */
export type Airline = { code: string; name: string; field: string }

/** The airlines people may prefer, in alphabetical order of names. */
export const airlines: readonly Airline[] = records
  .map(({ code, name }) => ({ code, name, field: `${code} - ${name}` }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const byCode = new Map(airlines.map(airline => [airline.code, airline]))

/** The airline of a code in capitals; undefined for any other text. */
export function airlineByCode(code: string): Airline | undefined {
  return byCode.get(code)
}
