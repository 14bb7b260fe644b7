import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import type { Delivery } from '../../calls/webhooks.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'

type DeliveriesProps = { deliveries: Delivery[]; onRetry: (delivery: number) => Promise<void> }

/** What a webhook was told lately, and how it answered. */
export function Deliveries({ deliveries, onRetry }: DeliveriesProps) {
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
