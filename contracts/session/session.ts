import * as z from 'zod'

export const userTypeCodes = ['MEM', 'AGT', 'FRELCR', 'BOS'] as const

const yes = new Set(['true', '1', 'yes', 'y', 'on'])
const no = new Set(['false', '0', 'no', 'n', 'off', ''])

const word = z.unknown().transform(value => String(value ?? '').trim())

/** `true`, `True`, `1`, `Yes`; null is false. Undefined for anything else. */
const flag = word.transform(text => yes.has(text.toLowerCase()) || (no.has(text.toLowerCase()) ? false : undefined))

const userSchema = z.object({
  firstname: z.string().trim().catch(''),
  userid: z.coerce.number().int().positive(),
  usertypecode: word.transform(code => code.toUpperCase()),
  isagent: flag,
  authenticated: flag,
})

export type SessionUser = {
  firstName: string
  userId: number
  userTypeCode: (typeof userTypeCodes)[number]
  isAgent: boolean
}

/**
 * Names in camelCase or PascalCase, numbers and booleans as text; unknown type codes give no rights beyond an agent's.
 * @returns The reason as text when nobody is signed in.
 */
export function readSessionUser(payload: unknown): SessionUser | string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return 'it is no object'
  const names = Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value])
  const missing = { firstname: '', usertypecode: '', isagent: false, authenticated: true }
  const user = userSchema.safeParse({ ...missing, ...Object.fromEntries(names) }).data
  if (!user) return 'userId is missing or not greater than 0'
  if (!user.authenticated) return 'it says that the visitor is not authenticated'
  const typeCode = userTypeCodes.find(code => code === user.usertypecode)
  return {
    firstName: user.firstname,
    userId: user.userid,
    userTypeCode: typeCode ?? (user.isagent ? 'AGT' : 'MEM'),
    isAgent: user.isagent === true,
  }
}
