/**
 * Publicly known secrets that two processes share, to try the product on one machine. Production refuses them.
 * `readSettings` takes them as `samples`.
 */
export const sampleSecrets = {
  /** Shared by the booking site and the website. */
  SESSION_KEYS: `sample:${Buffer.from('sample session key for one PC :)').toString('base64url')}`,
  /** The website signs, the booking site verifies. */
  EXTERNAL_ASSERTION_SECRET: 'sample-external-assertion-secret',
  AGENT_VALIDATION_KEY: 'sample-agent-validation-key',
  /**
   * Signs announcements and preview links. The latter are tokens with a purpose and begin with a letter, announcements
   * begin with a number: neither can replace the other.
   */
  CONTENT_SECRET: 'sample-content-secret',
  WEB_API_PRIVATE_KEY: 'sample-web-api-private-key',
  /** Other services read members from the booking site with it. */
  MEMBERS_API_SECRET: 'sample-members-api-secret',
} as const
