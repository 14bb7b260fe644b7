import type * as z from 'zod'

export type System = 'content' | 'booking' | 'backend' | 'web-api' | 'captcha' | 'site'

export type Call = {
  /** `system.name`, also the name of its example answer in `examples/`. */
  id: string
  system: System
  summary: string
  method: 'GET' | 'POST'
  /** Below the system's base address; empty when the whole address is a setting. */
  path: string
  auth?: 'bearer' | 'private-key' | 'signature'
  request: { query?: z.ZodType; json?: z.ZodType; form?: z.ZodType; multipart?: z.ZodType }
  answers: 'json' | 'navigation'
  response: z.ZodType
  /** Our service implements it today; otherwise it answers 501 with the reason. */
  builtIn: boolean
  /** May change something at the other end, a counter of sign-in attempts included. */
  writes: boolean
  /** The site's behaviour on an installation without the call. */
  without?: string
}
