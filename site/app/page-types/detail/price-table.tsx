import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { headings, leftInWords } from '../../features/offer-choice/price-choice.ts'
import type { DetailPage } from './detail.server.ts'
import type { MonthPrice } from './price-months.ts'

type Prices = NonNullable<DetailPage['prices']>

/** On a phone each row becomes a block; if that is still too wide, the table scrolls, not the page. */
export function PriceTable({ prices: { title, table, groups }, unit }: { prices: Prices; unit: string }) {
  const columns = headings(table)
  return (
    <section id="prices" className="price-table">
      <PageStyle name="table" />
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="table-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption>{[table.caption || unit, groups?.note].filter(Boolean).join('. ')}</caption>
          <thead>
            <tr>
              {columns.map((column, position) =>
                column ? (
                  <th key={column} scope="col">
                    {termWords(column)}
                    <Group words={groups?.inTable[column]} />
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
                <th scope="row">
                  {termWords(row.label)}
                  {row.left !== undefined && <small> {leftInWords(row.left)}</small>}
                  <Group words={groups?.inTable[row.label]} />
                </th>
                {row.prices.map((price, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={position} data-label={termWords(columns[position + 1] ?? '') || undefined}>
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

const Group = ({ words }: { words: string | undefined }) =>
  words && <small className="price-table__group">{words}</small>

function NotSold() {
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{detailWords().unsold}</span>
    </span>
  )
}

/** A table; its bars only repeat the numbers. */
export function MonthPrices({ months, unit }: { months: MonthPrice[]; unit: string }) {
  if (months.length === 0) return null
  const say = detailWords()
  const highest = Math.max(...months.map(({ sen }) => sen))
  return (
    <section className="month-prices">
      <h2>{say.byMonth}</h2>
      <table>
        <caption>{say.lowestOfMonths(unit)}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say.month}</th>
            <th scope="col">{say.from}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sen, isLowest }) => (
            <tr key={month} className={isLowest ? 'month-prices__lowest' : undefined}>
              <th scope="row">{formatMonth(month)}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((100 * sen) / highest)} height="10" />
                </svg>
                <span>
                  {formatSen(sen)}
                  {isLowest && <b> {say.lowest}</b>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
