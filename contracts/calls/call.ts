import type * as z from 'zod'

export type System = 'content' | 'booking' | 'backend' | 'web-api' | 'captcha' | 'site'

/** One call: who answers it, what is sent, what comes back. */
export type Call = {
  /** `system.what`, also the name of its example answer in `examples/`. */
  id: string
  system: System
  summary: string
  method: 'GET' | 'POST'
  /** Path below the system's base address; empty when the whole address is a setting. */
  path: string
  auth?: 'bearer' | 'private-key' | 'signature'
  request: { query?: z.ZodType; json?: z.ZodType; form?: z.ZodType; multipart?: z.ZodType }
  /** `json`, or a `navigation`: a page or a redirect in the visitor's browser, described by `navigationSchema`. */
  answers: 'json' | 'navigation'
  response: z.ZodType
  /** Whether the service shipped with the site answers it today. If not, it says 501 and why. */
  builtIn: boolean
  /** Whether it can change anything at the other end, a counter of sign-in attempts included. */
  writes: boolean
  /** What the site does without the call, for calls that not every installation has. */
  without?: string
}
