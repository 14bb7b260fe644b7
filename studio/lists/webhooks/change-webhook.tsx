import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../calls/call.ts'
import type { Webhook } from '../../calls/webhooks.ts'
import { announce } from '../../parts/announcements.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { WebhookFields, webhookTyped } from './webhook-fields.tsx'

/** Changes where a webhook is and what it is told of. Its secret stays. */
export function ChangeWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState('')
  const texts = words.webhooks

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = webhookTyped(event.currentTarget)
    setFault('')
    try {
      await call('PUT', `webhooks/${webhook.id}`, { body: { ...typed, on: webhook.on } })
      await revalidate()
      announce(texts.changed(String(typed.url)))
      onClose()
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  return (
    <Window title={texts.changeTitle(webhook.url)} isOpen onOpenChange={onClose}>
      <form className="form-column" onSubmit={change}>
        <WebhookFields webhook={webhook} fault={fault} />
        <p className="field__hint">{texts.secretStays}</p>
        <button type="submit" className="button">
          {texts.save}
        </button>
      </form>
    </Window>
  )
}
