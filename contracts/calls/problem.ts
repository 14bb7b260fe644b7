import * as z from 'zod'

/** Problem details (RFC 9457) of any system: only the title is required. */
export const problemSchema = z.looseObject({
  type: z.string().optional(),
  title: z.string(),
  status: z.number().optional(),
  detail: z.string().nullish(),
})

export type Problem = z.infer<typeof problemSchema>

export function readProblem(body: unknown): Problem | undefined {
  return problemSchema.safeParse(body).data
}

/** The content system may report an invalid token with status 200. */
export function isUnauthorized(body: unknown): boolean {
  return readProblem(body)?.title === 'Unauthorized'
}
