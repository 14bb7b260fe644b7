import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { monthRuns } from '@agency/ui/formats/month-runs.ts'
import type { DestinationPage } from './destination.server.ts'

const words = ['', 'poor', 'good', 'best']

/** Twelve bars, higher in better months, each with a text. */
export function MonthChart({ months }: { months: DestinationPage['months'] }) {
  if (months.length === 0) return null
  return (
    <section className="month-chart">
      <h2>When to go</h2>
      <ol>
        {months.map(({ rating, note }, position) => {
          const name = monthName(position + 1)
          const word = words[rating] ?? 'good'
          return (
            <li key={name} title={note ? `${name}: ${word}, ${note}` : `${name}: ${word}`}>
              <span className={`month-chart__bar month-chart__bar--${word}`} aria-hidden="true" />
              <span aria-hidden="true">{name.charAt(0)}</span>
              <span className="visually-hidden">
                {name}: {word}
                {note && `, ${note}`}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="month-chart__key" aria-hidden="true">
        <span className="month-chart__bar--best" /> best <span className="month-chart__bar--good" /> good
        <span className="month-chart__bar--poor" /> poor
      </p>
      <Reasons months={months} />
    </section>
  )
}

/** The reasons for poor months, visible for everybody: rain, cold and crowds differ. */
function Reasons({ months }: { months: DestinationPage['months'] }) {
  const notes = [...new Set(months.flatMap(({ rating, note }) => (rating === 1 && note ? [note] : [])))]
  if (notes.length === 0) return null
  return (
    <dl className="month-chart__reasons">
      {notes.map(note => (
        <div key={note}>
          <dt>
            {monthRuns(months.flatMap((month, at) => (month.rating === 1 && month.note === note ? [at + 1] : [])))}
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
