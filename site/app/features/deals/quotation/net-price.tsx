import { formatSen, unbrokenAmounts } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { agentWords } from '@agency/words/offers/agents/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { headings } from '../../offer-choice/price-choice.ts'
import type { NetRate } from './net-rate.server.ts'

export const NetPrice = ({ net }: { net: NetRate }) => (
  <p>
    <b>{netInWords(net)}</b>
  </p>
)

/** `Net RM 518.00 from ten people` */
function netInWords({ sen, least }: NetRate): string {
  return unbrokenAmounts(
    agentWords().net({ price: formatSen(sen), people: least > 1 ? formatWords().number(least) : undefined }),
  )
}

export function NetPrices({ net }: { net: NetRate }) {
  const { priceTable: table } = net
  return (
    <section>
      <NetPrice net={net} />
      {table && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <div className="table-scroll" role="region" aria-label={table.caption} tabIndex={0}>
          <PageStyle name="table" />
          <table>
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                {headings(table).map(heading => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ label, prices }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {prices.map((price, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    <td key={at}>
                      {price?.sen === undefined ? (price?.words ?? '–') : unbrokenAmounts(formatSen(price.sen))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
