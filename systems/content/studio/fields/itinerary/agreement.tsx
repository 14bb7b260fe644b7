import { nightsSpent, type Trip, tripFaults } from '@agency/contracts/manage/offers/itinerary.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { LinkButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'

type AgreementProps = {
  trip: Trip
  onOpen: (index: number) => void
  onTake: (facts: { days: number; nights: number }) => void
}

const { itinerary: texts } = words
/** Further ones on demand: a long journey in writing has two a day. */
const shownFaults = 8

/** Compares the length with the days as the content check does; each mismatch links to its day. */
export function Agreement({ trip, onOpen, onTake }: AgreementProps) {
  const { itinerary = [] } = trip
  const [showsAll, setShowsAll] = useState(false)
  const faults = tripFaults(trip)
  const days = itinerary.at(-1)?.day ?? 0
  const nights = nightsSpent(itinerary) || Math.max(0, days - 1)
  const isWrongLength = faults.some(({ path }) => path[0] === 'days' || path[0] === 'nights')
  return (
    <div className={faults.length > 0 ? 'agreement agreement--wrong' : 'agreement'} role="status">
      <p>
        <b>{texts.sum(days, nights)}</b>
        {faults.length === 0 && (
          <>
            {' '}
            <Icon name="circle-check" size={16} /> {texts.fine}
          </>
        )}
      </p>
      {faults.length > 0 && (
        <ul aria-label={texts.problems}>
          {faults.slice(0, showsAll ? undefined : shownFaults).map(({ path: [property, index], message }) => (
            <li key={`${property} ${message}`}>
              <Icon name="circle-alert" size={16} />{' '}
              {property === 'itinerary' && typeof index === 'number' ? (
                <LinkButton onClick={() => onOpen(index)}>{message}</LinkButton>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
      {faults.length > shownFaults && (
        <SmallButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {texts.allProblems(faults.length)}
        </SmallButton>
      )}
      {isWrongLength && <SmallButton onClick={() => onTake({ days, nights })}>{texts.take(days, nights)}</SmallButton>}
    </div>
  )
}
