import type { addedWebhook, HookEvent } from '@agency/contracts/manage/webhooks.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { type ReactNode, useId } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import type { Webhook } from '../../calls/webhooks.ts'
import { announce } from '../../parts/announcements.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { useSubmit } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

const texts = words.webhooks
const eventNames = Object.entries(texts.eventNames) as [HookEvent, string][]

/** Adds a webhook. @param onSecret receives its secret, which is shown only once */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const { revalidate } = useRevalidator()
  async function add(form: HTMLFormElement) {
    const { secret } = await call<z.output<typeof addedWebhook>>('POST', 'webhooks', { body: typedIn(form) })
    onSecret(secret)
    await revalidate()
  }
  return <WebhookForm className="form-column part" action={texts.add} work={add} />
}

/** Changes the address and the events of a webhook; its secret stays. */
export function ChangeWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  async function change(form: HTMLFormElement) {
    const typed = typedIn(form)
    await call('PUT', `webhooks/${webhook.id}`, { body: { ...typed, on: webhook.on } })
    await revalidate()
    announce(texts.changed(String(typed.url)))
    onClose()
  }
  return (
    <Window title={texts.changeTitle(webhook.url)} isOpen onOpenChange={onClose}>
      <WebhookForm className="form-column" action={texts.save} work={change} webhook={webhook}>
        <p className="field__hint">{texts.secretStays}</p>
      </WebhookForm>
    </Window>
  )
}

type WebhookFormProps = {
  className: string
  action: string
  work: (form: HTMLFormElement) => Promise<void>
  webhook?: Webhook
  children?: ReactNode
}

/** The address of a webhook and its events; a new one gets every event. A refused address has its fault at the field. */
function WebhookForm({ className, action, work, webhook, children }: WebhookFormProps) {
  const { fault, busy, submit } = useSubmit((_, form) => work(form))
  return (
    <form className={className} onSubmit={submit}>
      <TextField
        name="url"
        id={useId()}
        type="url"
        label={texts.url}
        hint={texts.refused}
        error={fault}
        announced
        placeholder="https://"
        defaultValue={webhook?.url}
      />
      <fieldset className="field">
        <legend>{texts.events}</legend>
        <div className="boxes__list">
          {eventNames.map(([event, name]) => (
            <Box key={event} name="events" value={event} defaultChecked={webhook?.events.includes(event) ?? true}>
              {name}
            </Box>
          ))}
        </div>
      </fieldset>
      {children}
      <button type="submit" className="button" disabled={busy}>
        {action}
      </button>
    </form>
  )
}

function typedIn(form: HTMLFormElement) {
  const given = new FormData(form)
  return { url: given.get('url'), events: given.getAll('events') }
}
