import * as z from 'zod'

const providerAddresses = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
  GOOGLE_SCRIPT_URL: 'https://accounts.google.com/gsi/client',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
  FACEBOOK_SCRIPT_URL: 'https://connect.facebook.net/en_GB/sdk.js',
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
}

/** `GOOGLE_ISSUER=http://localhost:4000,…`: addresses of stand-ins for the providers, for tests. */
export const providerAddressesSetting = z
  .string()
  .default('')
  .transform((text, context) => {
    const given = text.split(',').flatMap(part => (part.trim() ? [part.trim().split(/=(.*)/, 2)] : []))
    for (const [name = '', address = ''] of given) {
      if (Object.hasOwn(providerAddresses, name) && URL.canParse(address)) continue
      context.addIssue({ code: 'custom', message: `must be like GOOGLE_ISSUER=http://localhost:4000, not ${name}` })
    }
    return { ...providerAddresses, ...(Object.fromEntries(given) as Partial<typeof providerAddresses>) }
  })
