import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useContext, useRef, useState } from 'react'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { BringBack, SortableItem } from '../lists/sortable-item.tsx'
import { useDragging } from '../lists/use-dragging.ts'
import { useItems } from '../lists/use-items.ts'
import { Faults, type FieldProps, idOf, useProperties } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'
import { Agreement } from './agreement.tsx'
import { DayForm } from './day-form.tsx'
import { copied, lengthsOf, numbered, withLength } from './days.ts'
import { UnusedHotels } from './hotel-field.tsx'
import { type Stay, unusedHotels } from './hotels.ts'

const { itinerary: texts } = words
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** A journey day by day, one day open at a time. Its hotels are a property of their own. */
export function ItineraryField({ path, value: itinerary = [] }: FieldProps<ItineraryDay[]>) {
  const { values, change } = useProperties()
  const hotels = (Array.isArray(values.hotels) ? values.hotels : []) as TripHotel[]
  const stay: Stay = { itinerary, hotels }
  const lengths = lengthsOf(itinerary)
  const { ids, move, remove, removed, bringBack, insert } = useItems(itinerary, days =>
    change({ itinerary: numbered(days) }),
  )
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const { drag, handle } = useDragging({ list, onMove: move })
  const nameOf = (index: number) => {
    const day = itinerary[index]?.day ?? index + 1
    return texts.day(day, day + (lengths[index] ?? 1) - 1)
  }
  const days = numberIn(values.days)
  const nights = numberIn(values.nights)
  const hotelsNamedDays = numberIn(values.hotelsNamedDays)

  return (
    <Group path={path} label={texts.title} hint={texts.help} className="list itinerary">
      {itinerary.length > 0 && (
        <Agreement
          trip={{
            itinerary,
            hotels,
            ...(days !== undefined && { days }),
            ...(nights !== undefined && { nights }),
            ...(hotelsNamedDays !== undefined && { hotelsNamedDays }),
          }}
          onOpen={index => setOpened(ids[index])}
          onTake={facts => change(facts)}
        />
      )}
      <ol ref={list}>
        {itinerary.map((day, index) => (
          <SortableItem
            key={ids[index]}
            index={index}
            count={itinerary.length}
            name={nameOf(index)}
            drag={drag}
            handle={handle(index)}
            actions={
              <IconButton
                icon="copy"
                label={texts.copy(nameOf(index))}
                onClick={() => setOpened(insert(index + 1, copied(day)))}
              />
            }
            onRemove={() => remove(index)}
          >
            <DayHead
              path={[...path, String(index)]}
              day={day}
              name={nameOf(index)}
              isOpen={ids[index] === opened}
              onToggle={() => setOpened(ids[index] === opened ? undefined : ids[index])}
            />
            {ids[index] === opened && (
              <DayForm
                path={path}
                index={index}
                stay={stay}
                length={lengths[index] ?? 1}
                onChange={change}
                onLength={length => change({ itinerary: withLength(itinerary, index, length) })}
              />
            )}
            {ids[index] === opened && index < itinerary.length - 1 && (
              <button type="button" className="add" onClick={() => setOpened(ids[index + 1])}>
                {texts.next(nameOf(index + 1))} <Icon name="chevron-right" size={16} />
              </button>
            )}
          </SortableItem>
        ))}
      </ol>
      <BringBack name={removed && texts.day(removed.item.day ?? removed.index + 1, 0)} onBringBack={bringBack} />
      <AddButton onClick={() => setOpened(insert(itinerary.length, {}))}>{texts.add}</AddButton>
      <UnusedHotels
        hotels={unusedHotels(stay)}
        onRemove={gone => change({ hotels: hotels.filter(hotel => hotel !== gone) })}
      />
    </Group>
  )
}

type DayHeadProps = { path: string[]; day: ItineraryDay; name: string; isOpen: boolean; onToggle: () => void }

/** The heading of a day, open or closed: its title, its overnight place, and whether it has a fault. */
function DayHead({ path, day, name, isOpen, onToggle }: DayHeadProps) {
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
