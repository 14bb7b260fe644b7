import * as z from 'zod'

const entrySchema = z.object({ Name: z.string(), URL: z.string(), Target: z.string().nullable() })

/** For the booking site: one level of children, null where there are none. */
export const menusAnswerSchema = z.array(entrySchema.extend({ Child: z.array(entrySchema).nullable() }))
