import * as z from 'zod'

/** A JWT signed by our server for the booking site: one minute, one use. Only it says who comes. */
const assertion = z.jwt()

/** Query of the Google sign-in, to which the browser navigates. */
export const googleLoginSchema = z.object({
  provider: z.literal('Google'),
  id: z.string().min(1),
  name: z.string(),
  email: z.email(),
  assertion,
})

/** What the Facebook sign-in posts. */
export const facebookLoginSchema = z.object({
  'facebookLogin.Id': z.string().min(1),
  'facebookLogin.Name': z.string(),
  'facebookLogin.Email': z.email(),
  assertion,
})
