import { tidyPersonName } from '@agency/contracts/people/person-name.ts'

/** Longer than most first names; what somebody wants to tell a stranger in our name is longer still. */
const LONGEST = 40

/** The first line of a mail. Whoever registers an address writes a name of their choice, which goes to whoever reads there. */
export const greeting = (firstName: string): string =>
  `${['Hello', tidyPersonName(firstName).slice(0, LONGEST)].join(' ').trim()},`
