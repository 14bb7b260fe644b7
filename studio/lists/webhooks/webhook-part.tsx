import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { type Delivery, readDeliveries, tryWebhook, type Webhook } from '../../calls/webhooks.ts'
import { announceFault, useAct } from '../../parts/announcements.tsx'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'
import { ChangeWebhook } from './webhook-forms.tsx'

/** One webhook: its events, its state, and the actions on it. */
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

type DeliveriesProps = { deliveries: Delivery[]; onRetry: (delivery: number) => Promise<void> }

/** Recent deliveries to a webhook, with its answers. */
function Deliveries({ deliveries, onRetry }: DeliveriesProps) {
  const texts = words.webhooks
  return (
    <Table
      label={texts.actions.deliveries}
      columns={texts.columns}
      none={texts.noDeliveries}
      rows={deliveries.map(({ id, at, nodes, status, error, milliseconds }) => ({
        key: String(id),
        cells: [
          formatInstant(Date.parse(at)),
          texts.toldOf(nodes),
          error === null ? texts.taken(status) : texts.notTaken(error),
          `${milliseconds} ms`,
          nodes > 0 && (
            <SmallButton key="again" onClick={() => onRetry(id)}>
              {texts.again}
            </SmallButton>
          ),
        ],
      }))}
    />
  )
}
