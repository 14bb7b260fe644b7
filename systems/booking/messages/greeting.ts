import { tidyPersonName } from '@agency/contracts/people/person-name.ts'

/** Longer than most first names, and too short for a message to a stranger in our name. */
const maxName = 40

/** Anybody can register an address with any name, and its owner then reads it. */
export const greeting = (firstName: string): string =>
  `${['Hello', tidyPersonName(firstName).slice(0, maxName)].join(' ').trim()},`
