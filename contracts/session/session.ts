import * as z from 'zod'

/** Type codes of people: member, agent, agent login without being an agent, back office. */
export const userTypeCodes = ['MEM', 'AGT', 'FRELCR', 'BOS'] as const

const truth = z.union([z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0', ''] }), z.number()])
const flag = truth.transform(value => value === true || value === 1)

const userSchema = z.object({
  firstname: z.string().trim().default(''),
  userid: z.coerce.number().int().positive(),
  usertypecode: z.enum(userTypeCodes),
  isagent: flag.default(false),
  authenticated: flag.default(true),
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
 * Reads the payload of the session cookie. Booking sites write its names in camelCase or PascalCase, numbers as text,
 * and truth as `true`, `True` or `1`. Whatever does not name a signed-in person is undefined, which means signed out.
 */
export function readSessionUser(payload: unknown): SessionUser | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined
  const names = Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value])
  const user = userSchema.safeParse(Object.fromEntries(names)).data
  if (!user?.authenticated) return undefined
  return { firstName: user.firstname, userId: user.userid, userTypeCode: user.usertypecode, isAgent: user.isagent }
}
