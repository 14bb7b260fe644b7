import type { delivery, webhook } from '@agency/contracts/manage/webhooks.ts'
import type { z } from 'zod'
import { call } from './call.ts'

export type Webhook = z.output<typeof webhook>
export type Delivery = z.output<typeof delivery>

export const readWebhooks = () => call<{ webhooks: Webhook[] }>('GET', 'webhooks')

/** Recent deliveries of a webhook. */
export const readDeliveries = (id: string) => call<{ deliveries: Delivery[] }>('GET', `webhooks/${id}/deliveries`)

/** Sends a test to a webhook and returns its answer. */
export const tryWebhook = (id: string) => call<Delivery>('POST', `webhooks/${id}/test`)
