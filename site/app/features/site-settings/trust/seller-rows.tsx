import { unbrokenAmounts } from '@agency/ui/formats/money.ts'
import type { SellerValue } from './seller-text.ts'

type Row = { label: string; values: SellerValue[] }

export const SellerRows = ({ rows }: { rows: Row[] }) => (
  <dl>
    {rows.map(({ label, values }) => (
      <div key={label}>
        <dt>{label}</dt>
        {values.map(({ text, href }) => (
          <dd key={text}>
            {href ? (
              <a href={href} rel={href.startsWith('http') ? 'noopener external' : undefined}>
                {text}
              </a>
            ) : (
              unbrokenAmounts(text)
            )}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
