import * as z from 'zod'

/** Problem details (RFC 9457) as any system may send them: only the title is needed, the rest helps when it is there. */
export const problemSchema = z.looseObject({
  type: z.string().optional(),
  title: z.string(),
  status: z.number().optional(),
  detail: z.string().nullish(),
})

export type Problem = z.infer<typeof problemSchema>

/** Reads a failed call's body; undefined if it is no problem details. */
export function readProblem(body: unknown): Problem | undefined {
  return problemSchema.safeParse(body).data
}

/** Whether the content system says that the token is not, or no longer, good. It may say so with status 200. */
export function isUnauthorized(body: unknown): boolean {
  return readProblem(body)?.title === 'Unauthorized'
}
