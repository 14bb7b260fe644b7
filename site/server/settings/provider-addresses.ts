import { httpUrl } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { providerAddresses } from '../../app/features/account/social/providers.server.ts'

const addresses = {
  ...providerAddresses,
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
}

/** `GOOGLE_ISSUER=http://localhost:4000,…`: addresses of stand-ins for the providers, for tests. */
export const providerAddressesSetting = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text.split(',').flatMap(part => (part.trim() ? [part.trim().split(/=(.*)/, 2)] : []))
    for (const [name = '', address = ''] of pairs) {
      if (Object.hasOwn(addresses, name) && httpUrl.safeParse(address).success) continue
      context.addIssue({ code: 'custom', message: `must be like GOOGLE_ISSUER=http://localhost:4000, not ${name}` })
    }
    return { ...addresses, ...(Object.fromEntries(pairs) as Partial<typeof addresses>) }
  })
