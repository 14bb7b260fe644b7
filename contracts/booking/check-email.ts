import * as z from 'zod'

export const checkEmailRequestSchema = z.object({ email: z.string().min(1).max(254) })

/** Any JSON; truthy means that there is an account. */
export const checkEmailAnswerSchema = z.unknown()

/** Whether the answer says that the e-mail address has an account. Words for no, as text, mean no. */
export function emailExists(answer: unknown): boolean {
  if (typeof answer === 'string') return !['', 'false', '0', 'no'].includes(answer.trim().toLowerCase())
  return Boolean(answer)
}
