import type { ItineraryDay } from '@agency/contracts/manage/offers/itinerary.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useContext } from 'react'
import { words } from '../../words/words.ts'
import { Faults, idOf } from '../plain/field-props.ts'

type DayHeadProps = { path: string[]; day: ItineraryDay; name: string; isOpen: boolean; onToggle: () => void }

/** The heading of a day, open or closed: its title, its overnight place, and whether it has a fault. */
export function DayHead({ path, day, name, isOpen, onToggle }: DayHeadProps) {
  const place = `${path.join('.')}.`
  const isWrong = [...useContext(Faults).keys()].some(key => key.startsWith(place))
  return (
    <button type="button" className="day__head" id={idOf(path)} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name="chevron-right" size={16} />
      <span>
        <b>{name}</b> · {day.title || words.itinerary.noTitle}
      </span>
      {day.overnight && <small>{day.overnight}</small>}
      {isWrong && (
        <span className="day__wrong">
          <Icon name="circle-alert" size={16} /> <span className="visually-hidden">{words.itinerary.wrong}</span>
        </span>
      )}
    </button>
  )
}
