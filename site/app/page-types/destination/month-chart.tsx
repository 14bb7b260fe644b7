import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import type { DestinationPage } from './destination.server.ts'
import { monthRuns } from './month-runs.ts'

const classes = ['good', 'poor', 'good', 'best'] as const

/** Twelve bars, higher in better months, each with a text. */
export function MonthChart({ months }: { months: DestinationPage['months'] }) {
  if (months.length === 0) return null
  const say = destinationWords()
  return (
    <section className="month-chart">
      <h2>{say.when}</h2>
      <ol>
        {months.map(({ rating, note }, position) => {
          const name = monthName(position + 1)
          const rated = classes[rating] ?? 'good'
          const text = say.rated({ month: name, rating: say.ratings[rated], note })
          return (
            <li key={name} title={text}>
              <span className={`month-chart__bar month-chart__bar--${rated}`} aria-hidden="true" />
              <span aria-hidden="true">{/\d+|./.exec(name)?.[0]}</span>
              <span className="visually-hidden">{text}</span>
            </li>
          )
        })}
      </ol>
      <p className="month-chart__key" aria-hidden="true">
        <span className="month-chart__bar--best" /> {say.ratings.best} <span className="month-chart__bar--good" />{' '}
        {say.ratings.good}
        <span className="month-chart__bar--poor" /> {say.ratings.poor}
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
