import { hkdfSync } from 'node:crypto'

/** Publicly known, for trials on one machine. Production refuses it. */
export const sampleSiteSecret = 'sample-site-secret'

export const secretsOfSite = (siteSecret: string) => ({
  CAPTCHA_SECRET: Buffer.from(hkdfSync('sha256', siteSecret, '', 'captcha', 32)).toString('base64url'),
})
