import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { readWebhooks } from '../../calls/webhooks.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { FocusedHeading } from '../../parts/forms/focused-heading.tsx'
import { words } from '../../words/words.ts'
import { AddWebhook } from './webhook-forms.tsx'
import { WebhookPart } from './webhook-part.tsx'

export const loadWebhooks = readWebhooks

/** Other systems that are notified of changes. */
export function WebhooksScreen() {
  const { webhooks } = useLoaderData<Awaited<ReturnType<typeof readWebhooks>>>()
  const [secret, setSecret] = useState<string>()
  const texts = words.webhooks
  return (
    <section className="screen">
      <h1>{texts.title}</h1>
      <p>{texts.help}</p>
      {secret === undefined ? (
        <AddWebhook onSecret={setSecret} />
      ) : (
        <section className="notice-box">
          <FocusedHeading>{texts.secretTitle}</FocusedHeading>
          <p>{texts.secretHelp}</p>
          <div className="picked">
            <code className="secret">{secret}</code>
            <CopyButton text={secret} />
            <MainButton onClick={() => setSecret(undefined)}>{texts.kept}</MainButton>
          </div>
        </section>
      )}
      {webhooks.length === 0 && <p>{texts.none}</p>}
      {webhooks.map(one => (
        <WebhookPart key={one.id} webhook={one} />
      ))}
    </section>
  )
}
