import { tidyPersonName } from '@agency/contracts/people/person-name.ts'

/** Longer than most first names, and too short for a message to a stranger in our name. */
const LONGEST = 40

/** The first line of a mail. The person who registers an address chooses the name, which its owner then reads. */
export const greeting = (firstName: string): string =>
  `${['Hello', tidyPersonName(firstName).slice(0, LONGEST)].join(' ').trim()},`
