import { Icon } from '@agency/ui/pictures/icon.tsx'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import type { DetailPage } from './detail.server.ts'

export function Itinerary({ days }: { days: DetailPage['itinerary'] }) {
  if (days.length === 0) return null
  return (
    <section className="itinerary">
      <h2>{detailWords().dayByDay}</h2>
      <ol>
        {days.map(({ day, title, text, meals, overnight }) => (
          <li key={`${day}${title}`}>
            <p className="itinerary__day">{/^\d/.test(day) ? detailWords().day(day) : day}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {(meals || overnight) && (
              <p className="itinerary__meta">
                {meals && (
                  <span>
                    <Icon name="utensils" size={16} /> {termWords(meals)}
                  </span>
                )}
                {overnight && (
                  <span>
                    <Icon name="bed-double" size={16} /> {termWords(overnight)}
                  </span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function TripFacts({ trip: { walking, group, ship } }: { trip: DetailPage['trip'] }) {
  if (!walking && !group && !ship) return null
  const say = detailWords()
  return (
    <section className="trip-facts">
      <h2>{say.journey}</h2>
      <dl>
        {walking && (
          <div>
            <dt>
              <Icon name="compass" size={20} /> {say.walking}
            </dt>
            <dd>
              <Level of={walking.level} />
              {walking.words}
            </dd>
          </div>
        )}
        {group && (
          <div>
            <dt>
              <Icon name="users" size={20} /> {say.group}
            </dt>
            <dd>{group}</dd>
          </div>
        )}
        {ship && (
          <div>
            <dt>
              <Icon name="ship" size={20} /> {say.ship}
            </dt>
            <dd>
              <b>{ship.name}</b>
              <ul>
                {ship.facts.map(({ label, value }) => (
                  <li key={label}>
                    {label} {value}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Level({ of: level }: { of: number }) {
  return (
    <span className="trip-facts__level" role="img" aria-label={detailWords().level(level)}>
      {[1, 2, 3, 4, 5].map(step => (
        <span key={step} data-reached={step <= level || undefined} />
      ))}
    </span>
  )
}

/** The place and hotel of each night, or the day on which the hotel is named. */
export function HotelNights({ stays, words }: { stays: DetailPage['stays']; words: string }) {
  if (stays.length === 0 && !words) return null
  return (
    <section className="hotel-nights">
      <h2>{detailWords().sleep}</h2>
      {stays.length > 0 ? <Houses stays={stays} words={words} /> : <p>{words}</p>}
    </section>
  )
}

function Houses({ stays, words }: { stays: DetailPage['stays']; words: string }) {
  const say = detailWords()
  return (
    <table>
      {words && <caption>{words}</caption>}
      <thead>
        <tr>
          <th scope="col">{say.columns.place}</th>
          <th scope="col">{say.columns.nights}</th>
          <th scope="col">{say.columns.house}</th>
        </tr>
      </thead>
      <tbody>
        {stays.map(({ place, nights, hotel, kind, stars }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place that is returned to comes again
          <tr key={at}>
            <th scope="row">{termWords(place)}</th>
            <td>{say.nights(nights)}</td>
            <td>
              {hotel && (
                <>
                  <b>{hotel}</b>,{' '}
                </>
              )}
              {termWords(kind)}
              {stars && (
                <span className="hotel-nights__stars" role="img" aria-label={say.stars(stars)}>
                  {'★'.repeat(stars)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
