import * as z from 'zod'

export const loginQuerySchema = z.object({ ReturnUrl: z.url() })

/**
 * Without `ReturnUrl` the visitor returns to the website of the form; a failed agent login returns to `/AgentLogin`.
 */
export const optionalReturnQuerySchema = z.object({ ReturnUrl: z.url().optional() })

/** `rememberMe` is `true` or missing; the receiver cannot read `on`. */
export const memberLoginSchema = z.object({
  Email: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  rememberMe: z.literal('true').optional(),
  btnLogin: z.literal('Login'),
})

/** See `verification-id.server.ts` for `VerificationID`. */
export const agentLoginSchema = z.object({
  UserLoginID: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  VerificationID: z.string().min(1).max(1000).pipe(z.base64()),
  btnLogin: z.literal('Login'),
})
