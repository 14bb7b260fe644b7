import * as z from 'zod'

export const navigationSchema = z
  .object({
    status: z.literal([200, 302, 303], { error: 'must be 200, 302 or 303' }),
    location: z.string().min(1).optional(),
    contentType: z.string().optional(),
  })
  .refine(({ status, location }) => (status === 200) === (location === undefined), {
    path: ['location'],
    error: 'a redirect names its target, a page does not',
  })
  .refine(({ status, contentType }) => status !== 200 || contentType?.startsWith('text/html') === true, {
    path: ['contentType'],
    error: 'a page is text/html',
  })

export type Navigation = z.infer<typeof navigationSchema>
