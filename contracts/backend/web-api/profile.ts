import * as z from 'zod'

/** Whose data is asked for. The id always comes from a verified session; the key never appears in a log. */
export const profileQuerySchema = z.object({ privateKey: z.string().min(1), Id: z.coerce.number().int().positive() })

const text = z.string().nullish()

/** What is known about a member or agent. */
export const userDataSchema = z.looseObject({
  UserId: z.union([z.number().int().positive(), z.string().regex(/^[1-9]\d*$/)]),
  FirstName: text,
  LastName: text,
  Email: text,
  UserTypeCode: text,
  /** Of an agent; others, and older backends, leave it out. */
  AgencyName: text,
})
