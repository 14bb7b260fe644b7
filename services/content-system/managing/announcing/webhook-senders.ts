import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { hookOutbox, webhooks } from '../../database/tables.ts'
import { type HookSender, type HookSenderOptions, hookSender } from './hook-sender.ts'

export type WebhookSenders = {
  /** Learns which webhooks there are, and sends each what waits for it. */
  wake: () => Promise<void>
  close: () => void
}

type Options = Pick<HookSenderOptions, 'db' | 'log' | 'loadedRevision' | 'post' | 'firstRetryMs'>

/** A webhook that refuses for so long no longer gets earlier changes. */
const LONGEST = sql`interval '3 days'`

/** A sender for each webhook, so that one that does not answer keeps none of the others, nor the site, waiting. */
export function webhookSenders({ db, ...options }: Options): WebhookSenders {
  const senders = new Map<string, { url: string; sender: HookSender }>()

  const forget = (id: string) => {
    senders.get(id)?.sender.close()
    senders.delete(id)
  }

  return {
    async wake() {
      const known = await db.select().from(webhooks).where(isNull(webhooks.offAt))
      for (const id of senders.keys()) if (!known.some(webhook => webhook.id === id)) forget(id)
      if (known.length === 0) return
      const isOld = lt(hookOutbox.createdAt, sql`now() - ${LONGEST}`)
      await db.delete(hookOutbox).where(and(isNotNull(hookOutbox.webhook), isOld))
      for (const { id, url, secret } of known) {
        if (senders.get(id)?.url !== url) forget(id)
        const one = senders.get(id) ?? { url, sender: hookSender({ db, webhook: id, url, secret, ...options }) }
        senders.set(id, one)
        one.sender.wake()
      }
    },
    close: () => {
      for (const id of [...senders.keys()]) forget(id)
    },
  }
}
