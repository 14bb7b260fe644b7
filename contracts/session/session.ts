import * as z from 'zod'

/** Type codes of people: member, agent, agent login without being an agent, back office. */
export const userTypeCodes = ['MEM', 'AGT', 'FRELCR', 'BOS'] as const

const yes = new Set(['true', '1', 'yes', 'y', 'on'])
const no = new Set(['false', '0', 'no', 'n', 'off', ''])

/** A value of any type as text; empty where it is missing or null. */
const word = z.unknown().transform(value => String(value ?? '').trim())

/** Truth as booking sites write it: `true`, `True`, `1`, `Yes`; null is no. Undefined for anything else. */
const flag = word.transform(text => yes.has(text.toLowerCase()) || (no.has(text.toLowerCase()) ? false : undefined))

const userSchema = z.object({
  firstname: z.string().trim().catch(''),
  userid: z.coerce.number().int().positive(),
  usertypecode: word.transform(code => code.toUpperCase()),
  isagent: flag,
  authenticated: flag,
})

/** Who the session cookie says the visitor is. */
export type SessionUser = {
  firstName: string
  /** Greater than 0. */
  userId: number
  userTypeCode: (typeof userTypeCodes)[number]
  isAgent: boolean
}

/**
 * Reads who a booking site says is there. Booking sites write names in camelCase or PascalCase, numbers as text, truth as
 * `true`, `True` or `1`, and have type codes of their own, which give no more rights than a member or an agent has.
 * @returns Why it signs no visitor in, in words, when it names no signed-in person.
 */
export function readSessionUser(payload: unknown): SessionUser | string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return 'it is no object'
  const names = Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value])
  const missing = { firstname: '', usertypecode: '', isagent: false, authenticated: true }
  const user = userSchema.safeParse({ ...missing, ...Object.fromEntries(names) }).data
  if (!user) return 'userId is missing or not greater than 0'
  if (!user.authenticated) return 'it says that the visitor is not authenticated'
  const known = userTypeCodes.find(code => code === user.usertypecode)
  return {
    firstName: user.firstname,
    userId: user.userid,
    userTypeCode: known ?? (user.isagent ? 'AGT' : 'MEM'),
    isAgent: user.isagent === true,
  }
}
