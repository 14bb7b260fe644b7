import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { cheaperDays } from './cheaper-days.ts'
import type { ResultsView } from './choice.ts'

export function CheaperDays(view: ResultsView) {
  const days = cheaperDays(view, malaysianDay(Date.now()))
  if (days.length === 0) return null
  return (
    <nav className="cheaper" aria-labelledby="cheaper">
      <p id="cheaper">Cheaper on other days</p>
      <ul>
        {days.map(({ days, price, saves, href }) => (
          <li key={days}>
            <a href={href}>
              <b>{days}</b> from {formatSen(price)}
            </a>
            <small>{formatSen(saves)} less, sample price</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
