import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { DetailPage } from './detail.server.ts'

/** The trip day by day, on a line from the first to the last. */
export function Itinerary({ days }: { days: DetailPage['itinerary'] }) {
  if (days.length === 0) return null
  return (
    <section className="itinerary">
      <h2>Day by day</h2>
      <ol>
        {days.map(({ day, title, text, meals, overnight }) => (
          <li key={`${day}${title}`}>
            <p className="itinerary__day">{/^\d/.test(day) ? `Day ${day}` : day}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {(meals || overnight) && (
              <p className="itinerary__meta">
                {meals && (
                  <span>
                    <Icon name="utensils" size={16} /> {meals}
                  </span>
                )}
                {overnight && (
                  <span>
                    <Icon name="bed-double" size={16} /> {overnight}
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
