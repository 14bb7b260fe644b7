import * as z from 'zod'

/** `POST /manage/webhooks`: told of each change that visitors see, as `content/hooks.ts` describes it, signed by the secret. */
export const webhookRequest = z.object({
  url: z.url({ protocol: /^https?$/, error: 'An address that begins with https:// or http://' }).max(500),
  secret: z.string().min(16, { error: 'At least 16 characters' }).max(200),
})

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  created: z.iso.datetime(),
  /** Why it was not told the last time; null while it takes everything. */
  lastError: z.string().nullable(),
})

export const webhooks = z.object({ webhooks: z.array(webhook) })
