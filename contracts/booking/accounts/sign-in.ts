import * as z from 'zod'

/** Query of the member login: where the browser returns to. */
export const loginQuerySchema = z.object({ ReturnUrl: z.url() })

/**
 * Query of the agent login, and of the log-off. May be missing: then the visitor returns to the website the form came
 * from, a failed agent login to its page `/AgentLogin`.
 */
export const optionalReturnQuerySchema = z.object({ ReturnUrl: z.url().optional() })

/** A member logs in. `rememberMe` is `true` or not sent; the receiver cannot read `on`. */
export const memberLoginSchema = z.object({
  Email: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  rememberMe: z.literal('true').optional(),
  btnLogin: z.literal('Login'),
})

/**
 * An agent logs in. `VerificationID` is base64 of `{proof}|{yyyyMMdd in Malaysia}|{128 random bits in hex}`, made on our
 * server after the captcha was passed; see `verification-id.server.ts` for the proof.
 */
export const agentLoginSchema = z.object({
  UserLoginID: z.string().min(1).max(254),
  Pwd: z.string().min(1).max(200),
  VerificationID: z.string().min(1).max(1000).pipe(z.base64()),
  btnLogin: z.literal('Login'),
})
