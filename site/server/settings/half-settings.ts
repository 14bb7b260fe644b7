import { takenNames } from '@agency/contracts/session/session-cookie.server.ts'
import type * as z from 'zod'

type Given = {
  SESSION: string
  SESSION_HANDOFF_KEY: string
  SESSION_COOKIE_NAME?: string | undefined
  SESSION_MACHINE_KEY?: unknown
}

/** The booking site's own cookie may have a name that ours must not have. */
export const readsTheirCookie = (way: string) => way === 'endpoint' || way === 'aspxauth'

/** A log-in fails with only one setting of a pair. */
export function complainOfHalfSettings(values: Given, context: z.RefinementCtx): void {
  const complain = (name: keyof Given, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: values })
  if (values.SESSION === 'handoff' && !values.SESSION_HANDOFF_KEY)
    complain('SESSION_HANDOFF_KEY', 'is missing: SESSION=handoff accepts what is signed with it')
  if (values.SESSION === 'aspxauth' && !values.SESSION_MACHINE_KEY)
    complain('SESSION_MACHINE_KEY', 'is missing: SESSION=aspxauth opens tickets with it')
  if (takenNames.includes(values.SESSION_COOKIE_NAME ?? '') && !readsTheirCookie(values.SESSION))
    complain('SESSION_COOKIE_NAME', 'is a name that the booking site uses for something else')
}
