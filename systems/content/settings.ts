import { join } from 'node:path'
import { role } from '@agency/contracts/manage/users.ts'
import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { withTwins } from '@agency/service-kit/http/loopback.ts'
import {
  httpOrigin,
  httpUrl,
  isLoopbackAddress,
  port,
  readSettings,
  secret,
  serviceSettings,
} from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'

const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .toLowerCase()
      .split(',')
      .map(word => word.trim())
      .filter(Boolean),
  )

const schema = z.object({
  ...serviceSettings,
  MAIL_FROM: emailAddress().optional(),
  CONTENT_PORT: port(3001),
  /** Lets scripts change content through `/manage`. The key that signs bearer tokens derives from it. */
  CONTENT_EDITOR_KEY: secret,
  /** The receiver of announcements; the site on this machine unless set. */
  CONTENT_HOOK_URL: httpUrl.optional(),
  /** Signs announcements and preview links; the site has the same. */
  CONTENT_SECRET: secret,
  /** The public address of the studio, for links in mails; with https its cookie is for https alone. */
  STUDIO_URL: httpOrigin.optional(),
  /** The first administrator of an installation without one; the log shows the link to choose a password. */
  STUDIO_ADMIN_EMAIL: emailAddress().optional(),
  /** The roles that need an authenticator, separated by commas. */
  STUDIO_SECOND_FACTOR_ROLES: list.pipe(z.array(role)),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Uploads are in its folder `uploads`. */
  DATA_DIR: z.string().default('.data'),
  /** For uploads, of any store that speaks S3: `https://keyId:secret@host/bucket`, with `?region=` if needed. */
  MEDIA_BUCKET_URL: z.string().transform(readBucketUrl).optional(),
  CONTENT_FOLDER: z.string().default(join(import.meta.dirname, 'content')),
})

export type S3Bucket = { endpoint: string; bucket: string; region: string; keyId: string; secret: string }

function readBucketUrl(address: string, context: z.RefinementCtx): S3Bucket {
  const url = URL.parse(address)
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '') ?? []
  if (url && bucket && /^https?:$/.test(url.protocol) && url.username && url.password) {
    const [keyId, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    return { endpoint: url.origin, bucket, region: url.searchParams.get('region') ?? 'us-east-1', keyId, secret }
  }
  context.addIssue({ code: 'custom', message: 'must look like https://keyId:secret@host/bucket?region=us-east-1' })
  return z.NEVER
}

/** Publicly known, good enough to try the product on one machine. Production refuses them. */
const samples = {
  CONTENT_EDITOR_KEY: 'sample-content-editor-key',
  CONTENT_SECRET: sampleSecrets.CONTENT_SECRET,
}

export type ContentSettings = ReturnType<typeof contentSettings>

/** Ends the process with code 1 for invalid settings. */
export function contentSettings(env: Record<string, string | undefined>) {
  const settings = readSettings(schema, env, samples)
  const hookUrl = settings.CONTENT_HOOK_URL ?? `http://127.0.0.1:${settings.SITE_PORT}/hooks/content`
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.SITE_PORT}`
  const studioUrl = settings.STUDIO_URL ?? `http://localhost:${settings.CONTENT_PORT}`
  const trying = settings.APP_ENV === 'local' && isLoopbackAddress(settings.LISTEN_HOST)
  return {
    ...settings,
    CONTENT_HOOK_URL: hookUrl,
    SITE_URL: siteUrl,
    STUDIO_URL: studioUrl,
    MAIL_FROM: settings.MAIL_FROM ?? `no-reply@${new URL(studioUrl).hostname}`,
    bucket: settings.MEDIA_BUCKET_URL,
    uploadsFolder: join(settings.DATA_DIR, 'uploads'),
    /** Cache of the drawings' rasters; images hold all of them. */
    mediaFolder: join(import.meta.dirname, 'media'),
    /** Origins that may write with a cookie. */
    studioOrigins: withTwins([new URL(studioUrl).origin]),
    /** A trial on one machine: sample users, an open mailbox. */
    trying,
  }
}
