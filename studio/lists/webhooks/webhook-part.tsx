import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { type Delivery, readDeliveries, tryWebhook, type Webhook } from '../../calls/webhooks.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { SmallButton } from '../../parts/buttons.tsx'
import { useAct } from '../../parts/use-act.ts'
import { words } from '../../words/words.ts'
import { Deliveries } from './deliveries.tsx'
import { ChangeWebhook } from './webhook-forms.tsx'

/** One webhook: what it is told of, how it takes that, and what can be done with it. */
export function WebhookPart({ webhook }: { webhook: Webhook }) {
  const { id, url, events, on, lastError } = webhook
  const act = useAct()
  const [changing, setChanging] = useState(false)
  const [answer, setAnswer] = useState('')
  const [deliveries, setDeliveries] = useState<Delivery[]>()
  const texts = words.webhooks
  const path = `webhooks/${id}`

  const showDeliveries = async () => setDeliveries((await readDeliveries(id)).deliveries)

  async function tryNow() {
    setAnswer('')
    const { status, error, milliseconds } = await tryWebhook(id)
    setAnswer(texts.answered(status, error, milliseconds))
    if (deliveries) await showDeliveries()
  }

  const turn = () => call('PUT', path, { body: { events, on: !on } })
  return (
    <section className="part" aria-label={url}>
      <h2 className="address">{url}</h2>
      <p>
        {texts.events} {events.map(event => texts.eventNames[event]).join(', ')} ·{' '}
        {on ? (lastError ? texts.failing(lastError) : texts.fine) : texts.off}
      </p>
      <div className="buttons">
        <SmallButton onClick={() => tryNow().catch(announceFault)}>{texts.actions.try}</SmallButton>
        <SmallButton
          aria-expanded={deliveries !== undefined}
          onClick={() => (deliveries ? setDeliveries(undefined) : showDeliveries().catch(announceFault))}
        >
          {texts.actions.deliveries}
        </SmallButton>
        <SmallButton onClick={() => setChanging(true)}>{texts.actions.change}</SmallButton>
        <SmallButton onClick={() => act(turn, texts.switched(url, !on))}>
          {on ? texts.actions.off : texts.actions.on}
        </SmallButton>
        <SmallButton onClick={() => act(() => call('DELETE', path), texts.removed(url))}>
          {texts.actions.remove}
        </SmallButton>
      </div>
      <p role="status">{answer}</p>
      {changing && <ChangeWebhook webhook={webhook} onClose={() => setChanging(false)} />}
      {deliveries && (
        <Deliveries
          deliveries={deliveries}
          onRetry={async delivery => {
            await act(() => call('POST', `${path}/deliveries/${delivery}/retry`), texts.toldAgain)
            await showDeliveries()
          }}
        />
      )}
    </section>
  )
}
