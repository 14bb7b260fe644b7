import { tidyPersonName } from '@agency/contracts/people/person-name.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'

/** Longer than most first names, and too short for a message to a stranger in our name. */
const maxName = 40

/** The text of a mail. Anybody can register an address with any name, and its owner then reads it. */
export const letter = (firstName: string, ...paragraphs: string[]): string =>
  [accountMailWords().hello(tidyPersonName(firstName).slice(0, maxName).trim()), ...paragraphs].join('\n\n')
