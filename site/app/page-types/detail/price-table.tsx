import { formatSen } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { headings } from '../../features/offer-choice/price-columns.ts'
import type { DetailPage } from './detail.server.ts'

type Prices = NonNullable<DetailPage['prices']>

/** Prices by date or occupancy. On a phone each row becomes a block; where it is still too wide, the table scrolls, not the page. */
export function PriceTable({ prices: { title, table }, unit }: { prices: Prices; unit: string }) {
  const columns = headings(table)
  return (
    <section id="prices" className="price-table">
      <PageStyle name="table" />
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="table-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption>{table.caption || unit}</caption>
          <thead>
            <tr>
              {columns.map((column, position) =>
                column ? (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={position} />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.prices.map((price, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={position} data-label={columns[position + 1]}>
                    {price ? (price.words ?? formatSen(price.sen ?? 0)) : <NotSold />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function NotSold() {
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not sold</span>
    </span>
  )
}
