import type { addedWebhook } from '@agency/contracts/manage/webhooks.ts'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import { words } from '../../words/words.ts'
import { WebhookFields, webhookTyped } from './webhook-fields.tsx'

/** A new webhook. What is wrong with its address stands at the field. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState('')
  const texts = words.webhooks

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setFault('')
    try {
      const body = webhookTyped(form)
      const { secret } = await call<z.output<typeof addedWebhook>>('POST', 'webhooks', { body })
      form.reset()
      onSecret(secret)
      await revalidate()
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  return (
    <form className="form-column part" onSubmit={add}>
      <WebhookFields fault={fault} />
      <button type="submit" className="button">
        {texts.add}
      </button>
    </form>
  )
}
