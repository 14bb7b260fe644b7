import type { HookEvent } from '@agency/contracts/manage/webhooks.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useId } from 'react'
import type { Webhook } from '../../calls/webhooks.ts'
import { words } from '../../words/words.ts'

const eventNames = Object.entries(words.webhooks.eventNames) as [HookEvent, string][]

/** Where a webhook is and what it is told of; a new one is told of everything. What is wrong with its address stands at the field. */
export function WebhookFields({ webhook, fault }: { webhook?: Webhook; fault: string }) {
  const texts = words.webhooks
  return (
    <>
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
            <label key={event} className="box">
              <input
                type="checkbox"
                name="events"
                value={event}
                defaultChecked={webhook?.events.includes(event) ?? true}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** What is typed into the fields, as the call takes it. */
export function webhookTyped(form: HTMLFormElement) {
  const given = new FormData(form)
  return { url: given.get('url'), events: given.getAll('events') }
}
