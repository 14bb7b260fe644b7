import * as z from 'zod'

/** Answer of `umbraco/shared/redirects`: public paths that lead elsewhere for good, to other paths or https addresses. */
export const redirectsAnswerSchema = z.object({
  redirects: z.array(z.looseObject({ from: z.string().min(1), to: z.string().min(1) })),
})
