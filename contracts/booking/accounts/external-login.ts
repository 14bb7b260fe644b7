import * as z from 'zod'

const assertion = z.jwt()
const vouchedEmail = z.string().min(3).max(254)

/**
 * Query of the Google sign-in. The browser must navigate from a page of the website, by a link or a script: after a
 * redirect from the provider, browsers report another site, and our booking site refuses those, as it refuses links in
 * mails. Otherwise an attacker could sign a visitor in to the attacker's account.
 * `ReturnUrl` may be added, here and to the post; without it the visitor returns to the website's home page.
 */
export const googleLoginSchema = z.object({
  provider: z.literal('Google'),
  id: z.string().min(1),
  name: z.string(),
  email: vouchedEmail,
  assertion,
})

export const facebookLoginSchema = z.object({
  'facebookLogin.Id': z.string().min(1),
  'facebookLogin.Name': z.string(),
  'facebookLogin.Email': vouchedEmail,
  assertion,
})
