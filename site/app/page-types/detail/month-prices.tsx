import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import type { MonthPrice } from './price-months.ts'

/** What a trip costs by month: a table whose bars only repeat its numbers. */
export function MonthPrices({ months, unit }: { months: MonthPrice[]; unit: string }) {
  if (months.length === 0) return null
  const most = Math.max(...months.map(({ sen }) => sen))
  return (
    <section className="month-prices">
      <h2>What it costs, month by month</h2>
      <table>
        <caption>The lowest price of each month{unit && `, ${unit}`}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Month</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sen, isLowest }) => (
            <tr key={month} className={isLowest ? 'month-prices__lowest' : undefined}>
              <th scope="row">{nameOf(month)}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((100 * sen) / most)} height="10" />
                </svg>
                <span>
                  {formatSen(sen)}
                  {isLowest && <b> lowest</b>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function nameOf(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${monthName(Number(number))} ${year}`
}
