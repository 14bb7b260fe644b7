import * as z from 'zod/mini'
import { controls } from './control.ts'
import { agreement, count, line, optional, reads, text } from './fields.ts'
import { tidyLine } from './tidy.ts'

/* Fields that several forms share. */

const emailWords = {
  missing: 'Please give your e-mail address: the answer goes there.',
  wrong: 'Please enter an e-mail address such as name@example.com.',
}
const longestEmail = 254

export const email = reads(
  value => tidyLine(value, longestEmail),
  z
    .string({ error: ({ input }) => (input === undefined ? emailWords.missing : emailWords.wrong) })
    .check(z.maxLength(longestEmail, { error: emailWords.wrong, abort: true }), z.email({ error: emailWords.wrong })),
).register(controls, { kind: 'email', required: true, maxLength: longestEmail, autoComplete: 'email', ...emailWords })

export const name = line({ maxLength: 80, missing: 'Please give your name.', autoComplete: 'name' })

export const phone = line({
  kind: 'phone',
  maxLength: 24,
  // Written so that it means the same in the pattern attribute, which browsers read with the v flag.
  pattern: String.raw`[\+\(]?[0-9][0-9 \(\)\.\/\-]{5,22}`,
  missing: 'Please give a phone number.',
  wrong: 'Please give a phone number in digits, for example 012-345 6789 or +60 12-345 6789.',
  autoComplete: 'tel',
})

export const bookingReference = line({
  maxLength: 20,
  pattern: String.raw`[A-Za-z0-9][A-Za-z0-9 \/\-]{3,19}`,
  missing: 'Please give your booking reference.',
  wrong: 'A booking reference has 4 to 20 letters and digits. It is in the subject of your confirmation.',
})

export const message = text({ maxLength: 4000, missing: 'Please write what we can do for you.' })

export const consent = agreement('Please agree that we use these details to answer you.')

export const adults = count({ min: 1, max: 400, missing: 'Please say how many adults travel.' })

/** A number of people or things that is usually none. */
export const few = (max: number) => optional(count({ min: 0, max, missing: 'Please give a number.' }))

/** Ages of children in years, as `4, 9`. */
export const childAges = optional(
  line({
    maxLength: 60,
    pattern: '(1[0-7]|[0-9])( ?[,; ] ?(1[0-7]|[0-9]))*',
    missing: 'Please give the age of each child.',
    wrong: 'Please give ages from 0 to 17 in years, separated by commas, for example 4, 9.',
  }),
)

/** How many ages a line of ages holds. */
export const countAges = (ages: string | undefined): number => ages?.match(/\d+/g)?.length ?? 0
