import * as z from 'zod'

const MOST_CHARACTERS = 254

/** An e-mail address. Its length is looked at before its pattern, which `z.email().max(254)` does the other way round. */
export const emailAddress = (error = 'must be an e-mail address') =>
  z.string({ error }).max(MOST_CHARACTERS, { error }).pipe(z.email({ error }))

const schema = emailAddress()

/** Whether a text is an e-mail address. */
export const isEmailAddress = (text: string): boolean => schema.safeParse(text).success
