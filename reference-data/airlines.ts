import records from './data/airlines.json' with { type: 'json' }

/** `field` is the booking site's form: `MH - Malaysia Airlines`. */
export type Airline = { code: string; name: string; field: string }

export const airlines: readonly Airline[] = records
  .map(({ code, name }) => ({ code, name, field: `${code} - ${name}` }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const byCode = new Map(airlines.map(airline => [airline.code, airline]))

export function airlineByCode(code: string): Airline | undefined {
  return byCode.get(code)
}
