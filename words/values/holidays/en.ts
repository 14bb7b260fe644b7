/** Days off, and the states that have them. */
export const en = {
  replacement: (holiday: string) => `${holiday}, replacement`,
  of: ({ holiday, notes }: { holiday: string; notes: string }) => `${holiday} (${notes})`,
  expected: 'expected',
  allBut: (states: string) => `all states but ${states}`,
  most: 'most states',
  some: 'some states',
  others: 'all other states',
  all: 'all states',
}
