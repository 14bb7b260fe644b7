import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  faults: z.array(z.object({ path: z.array(z.string()), message: z.string(), code: z.string().optional() })).optional(),
})

export type Problem = z.output<typeof problemSchema>

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

function problemOf(status: number, detail?: string): Problem {
  return { type: 'about:blank', title: titles[status] ?? 'Error', status, ...(detail === undefined ? {} : { detail }) }
}

export function problem<Status extends ContentfulStatusCode>(
  c: Context,
  status: Status,
  detail?: string,
  more: object = {},
) {
  const body: Problem = { ...problemOf(status, detail), ...more }
  return c.json(body, status, { 'content-type': 'application/problem+json' })
}

export function tooManyRequests(
  c: Context,
  seconds: number,
  detail = `Too many attempts. Please wait ${seconds} seconds.`,
) {
  c.header('retry-after', String(seconds))
  return problem(c, 429, detail)
}

export const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

export const tooManyResponse = (what: string) =>
  problemResponse(`Too many ${what}; the header retry-after says how many seconds to wait.`)
