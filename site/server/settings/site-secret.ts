import { hkdfSync } from 'node:crypto'

/** Publicly known, good enough to try the product on one machine. Production refuses it. */
export const sampleSiteSecret = 'sample-site-secret'

/** What is derived from `SITE_SECRET`: what signs the puzzles of our own captcha. */
export const secretsOfSite = (siteSecret: string) => ({
  CAPTCHA_SECRET: Buffer.from(hkdfSync('sha256', siteSecret, '', 'captcha', 32)).toString('base64url'),
})
