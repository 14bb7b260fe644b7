import { formatShortMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import type { FareMonths } from '../../features/deals/fare-months.server.ts'

/** Routes by months: each price links to its deal's first days in that month. */
export function FareTable({ fares: { months, routes, unit }, title }: { fares: FareMonths; title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className="table-scroll" role="region" aria-label={title} tabIndex={0}>
      <PageStyle name="table" />
      <table className="fares">
        <caption>{dealWords().months(unit)}</caption>
        <thead>
          <tr>
            <th scope="col">{dealWords().routeLabel}</th>
            {months.map(month => (
              <th key={month} scope="col">
                {formatShortMonth(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {routes.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={months[at]}>{cell ? <a href={cell.href}>{formatSen(cell.sen)}</a> : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
