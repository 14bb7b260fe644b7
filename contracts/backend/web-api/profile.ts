import * as z from 'zod'

/** The id always comes from a verified session; no log contains the key. */
export const profileQuerySchema = z.object({ privateKey: z.string().min(1), Id: z.coerce.number().int().positive() })

const text = z.string().nullish()

export const userDataSchema = z.looseObject({
  UserId: z.union([z.number().int().positive(), z.string().regex(/^[1-9]\d*$/)]),
  FirstName: text,
  LastName: text,
  Email: text,
  UserTypeCode: text,
  /** Only for agents; older backends omit it. */
  AgencyName: text,
})
