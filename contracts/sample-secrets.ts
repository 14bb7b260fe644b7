/** Publicly known secrets to try the product on one machine. Production refuses them. */
export const sampleSecrets = {
  SESSION_KEYS: `sample:${Buffer.from('sample session key for one PC :)').toString('base64url')}`,
  EXTERNAL_ASSERTION_SECRET: 'sample-external-assertion-secret',
  AGENT_VALIDATION_KEY: 'sample-agent-validation-key',
  /** Announcements begin with a number, preview tokens with a letter: neither can replace the other. */
  CONTENT_SECRET: 'sample-content-secret',
  WEB_API_PRIVATE_KEY: 'sample-web-api-private-key',
  MEMBERS_API_SECRET: 'sample-members-api-secret',
} as const
