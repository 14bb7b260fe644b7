import type { addedWebhook, HookEvent } from '@agency/contracts/manage/webhooks.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import { words } from '../../words.ts'

const eventNames = Object.entries(words.webhooks.eventNames) as [HookEvent, string][]

/** A new webhook. What is wrong with its address stands at the field. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState('')
  const texts = words.webhooks

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setFault('')
    try {
      const body = { url: given.get('url'), events: given.getAll('events') }
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
      <TextField
        name="url"
        type="url"
        label={texts.url}
        hint={texts.refused}
        error={fault}
        announced
        placeholder="https://"
      />
      <fieldset className="field">
        <legend>{texts.events}</legend>
        <div className="boxes__list">
          {eventNames.map(([event, name]) => (
            <label key={event} className="box">
              <input type="checkbox" name="events" value={event} defaultChecked /> {name}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button">
        {texts.add}
      </button>
    </form>
  )
}
