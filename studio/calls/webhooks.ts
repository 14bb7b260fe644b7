import type { delivery, webhook } from '@agency/contracts/manage/webhooks.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type Webhook = z.output<typeof webhook>
export type Delivery = z.output<typeof delivery>

export const readWebhooks = () => call<{ webhooks: Webhook[] }>('GET', 'webhooks')

/** What a webhook was told lately. */
export const readDeliveries = (id: string) => call<{ deliveries: Delivery[] }>('GET', `webhooks/${id}/deliveries`)

/** Calls a webhook now, and says how it answered. */
export const tryWebhook = (id: string) => call<Delivery>('POST', `webhooks/${id}/test`)
