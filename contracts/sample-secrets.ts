/**
 * Secrets that two processes share, known to everybody: good enough to try the product on one machine. Production
 * refuses them. `readSettings` takes them as `samples`.
 */
export const sampleSecrets = {
  /** Locks and opens the session cookie; the booking site and the website have the same. */
  SESSION_KEYS: `sample:${Buffer.from('sample session key for one PC :)').toString('base64url')}`,
  /** Signs who comes from Google or Facebook; the website signs, the booking site believes. */
  EXTERNAL_ASSERTION_SECRET: 'sample-external-assertion-secret',
  /** Makes and reads the `VerificationID` of agents. */
  AGENT_VALIDATION_KEY: 'sample-agent-validation-key',
  /**
   * Signs what the content system announces, and links to previews. These are tokens that name their purpose and begin with a letter,
   * announcements begin with a number: neither can stand in for the other.
   */
  CONTENT_SECRET: 'sample-content-secret',
  /** Opens the Web API. */
  WEB_API_PRIVATE_KEY: 'sample-web-api-private-key',
  /** Opens what the booking site tells our other services of members. */
  MEMBERS_API_SECRET: 'sample-members-api-secret',
} as const
