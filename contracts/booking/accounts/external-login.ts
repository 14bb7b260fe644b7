import * as z from 'zod'

/** A JWT signed by our server for the booking site: one minute, one use. Only it says who comes. */
const assertion = z.jwt()
/** In any script, as the provider has it. */
const vouchedEmail = z.string().min(3).max(254)

/**
 * Query of the Google sign-in, to which the browser navigates. It has to come from a page of the website, by a link or a
 * script: after a redirect that began at the provider, browsers say that the request comes from another site, and our
 * booking site refuses it, as it refuses links in mails. Otherwise a visitor could be signed in to another person's account without noticing.
 * `ReturnUrl` may be added, here and to the address of the post; without it the visitor returns to the website's home page.
 */
export const googleLoginSchema = z.object({
  provider: z.literal('Google'),
  id: z.string().min(1),
  name: z.string(),
  email: vouchedEmail,
  assertion,
})

/** What the Facebook sign-in posts. */
export const facebookLoginSchema = z.object({
  'facebookLogin.Id': z.string().min(1),
  'facebookLogin.Name': z.string(),
  'facebookLogin.Email': vouchedEmail,
  assertion,
})
