import * as z from 'zod'

/** The kinds of change that a webhook can choose: pages shown or changed, pages removed, pictures replaced, redirects. */
export const hookEvents = ['changed', 'removed', 'pictures', 'redirects'] as const

export type HookEvent = (typeof hookEvents)[number]

const events = z.array(z.enum(hookEvents)).min(1, { error: 'Choose at least one' })

const url = z.url({ protocol: /^https?$/, error: 'An address that begins with https:// or http://' }).max(500)

/**
 * `POST /manage/webhooks`: notified of changes that visitors see, as `content/hooks.ts` describes it, signed by the secret. Without a
 * secret one is made.
 */
export const webhookRequest = z.object({
  url,
  secret: z.string().min(16, { error: 'At least 16 characters' }).max(200).optional(),
  events: events.default([...hookEvents]),
})

/** `PUT /manage/webhooks/{id}`. The secret stays, and so does the address unless another is given. */
export const webhookChange = z.object({ url: url.optional(), events, on: z.boolean() })

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events,
  on: z.boolean(),
  created: z.iso.datetime(),
  /** Why it was not told the last time; null while it takes everything. */
  lastError: z.string().nullable(),
})

export const webhooks = z.object({ webhooks: z.array(webhook) })

/** The answer to `POST /manage/webhooks`: the only one with the secret. */
export const addedWebhook = webhook.extend({ secret: z.string() })

export const delivery = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** How many nodes it announced; none for a test delivery. */
  nodes: z.number().int(),
  /** The status of the answer; null when there was none. */
  status: z.number().int().nullable(),
  /** Why it was not taken; null when it was. */
  error: z.string().nullable(),
  milliseconds: z.number().int(),
})

/** The newest twenty. */
export const deliveries = z.object({ deliveries: z.array(delivery) })
