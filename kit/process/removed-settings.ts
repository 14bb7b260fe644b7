const removed: readonly (readonly [names: RegExp, instead: string])[] = [
  [/^(?:(?:SITE|CONTENT|BOOKING|BACKEND)_METRICS_PORT|METRICS_(?:HOST|PORT))$/, 'set METRICS=host:port'],
  [/^CONTENT_KEY_/, 'write the key under keys in the file of CONTENT_MAPPING'],
  [/^(?:(?:FLIGHT|HOTEL|CAR|SEARCH)_DAY_ADVANCE|SEARCH_LEAD_DAYS)$/, 'set SEARCH_DAYS=flights:2,cars:2/7'],
  [/^(?:PACKAGE_TRIP_TYPE|AGENT_VERIFICATION|VERIFICATION_ENCODING)$/, 'BOOKING_RECEIVER decides it, current or 2019'],
  [/^(?:HOTEL_SEARCH_PATH|REGISTER_REQUIRES)$/, 'add its value to BOOKING_RECEIVER, with a comma'],
  [/^LOGIN_CHECK$/, 'add sso-login to BACKEND_RECEIVER where it was sso'],
  [/^CREDIT_SOURCE$/, 'add web-api-credit to BACKEND_RECEIVER where it was web-api'],
  [/^BACKEND_IDEMPOTENCY$/, 'add idempotency (yes) or no-idempotency (no) to BACKEND_RECEIVER'],
  [/^NEWSLETTER_SENDS$/, 'add consent to BACKEND_RECEIVER where it was email-and-consent'],
  [/^SITE_ORIGINS$/, 'take it out; the booking site sends visitors back to SITE_URL alone'],
  [/^CONTENT_PUBLIC_URL$/, 'take it out; addresses of pictures are relative to CONTENT_URL'],
  [/^FACEBOOK_APP_(?:ID|SECRET)$/, 'set FACEBOOK_APP=id:secret'],
  [/^(?:RECAPTCHA_(?:SITE_KEY|SECRET)|CAPTCHA_VERIFY_URL)$/, 'set RECAPTCHA=key:secret, or RECAPTCHA=key:https://…'],
  [/^CONTENT_(?:HOOK|PREVIEW)_SECRET$/, 'set CONTENT_SECRET, the same for content system and site'],
  [/^CONTENT_TOKEN_SECRET$/, 'take it out; what signs tokens is derived from CONTENT_EDITOR_KEY'],
  [/^ENQUIRY_SPOOL_KEY$/, 'give its value to SITE_SECRET; with another one, stored enquiries cannot be read'],
  [/^CAPTCHA_SECRET$/, 'take it out; what signs puzzles is derived from SITE_SECRET'],
  [/^WEBHOOK_INTERNAL_HOSTS$/, 'take it out; the content system notifies the site alone'],
  [/^MEDIA_S3_/, 'set MEDIA_BUCKET_URL=https://keyId:secret@host/bucket?region=…'],
]

const unused: Record<string, string> = {
  PAGES_REDIS_URL: 'a cache before the site (EDGE) keeps pages for all instances',
}

export const unusedSettings = (environment: Record<string, string | undefined>): string[] =>
  Object.entries(unused).flatMap(([name, instead]) =>
    environment[name] ? [`${name} is no longer read: ${instead}`] : [],
  )

export function removedSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap(name => {
    const [, instead] = removed.find(([names]) => environment[name] && names.test(name)) ?? []
    return instead ? `${name} is no longer read: ${instead}` : []
  })
}
