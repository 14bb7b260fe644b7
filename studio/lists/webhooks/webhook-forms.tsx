import type { addedWebhook, HookEvent } from '@agency/contracts/manage/webhooks.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import type { Webhook } from '../../calls/webhooks.ts'
import { announce } from '../../parts/announcements.tsx'
import { Box } from '../../parts/forms/box.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
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
  return (
    <SubmitForm className="form-column part" action={texts.add} work={(_, form) => add(form)}>
      <WebhookFields />
    </SubmitForm>
  )
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
      <SubmitForm action={texts.save} work={(_, form) => change(form)}>
        <WebhookFields webhook={webhook} />
        <p className="field__hint">{texts.secretStays}</p>
      </SubmitForm>
    </Window>
  )
}

/** The address of a webhook and its events; a new one gets every event. */
function WebhookFields({ webhook }: { webhook?: Webhook }) {
  return (
    <>
      <TextField
        name="url"
        id={useId()}
        type="url"
        label={texts.url}
        hint={texts.refused}
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
    </>
  )
}

function typedIn(form: HTMLFormElement) {
  const given = new FormData(form)
  return { url: given.get('url'), events: given.getAll('events') }
}
