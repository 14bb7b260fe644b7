import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { useRef, useState } from 'react'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { BringBack } from '../lists/sortable-item.tsx'
import { useDragging } from '../lists/use-dragging.ts'
import { useItems } from '../lists/use-items.ts'
import { type FieldProps, useProperties } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'
import { useStable } from '../plain/use-stable.ts'
import { Agreement } from './agreement.tsx'
import { type DayActions, DayRow } from './day-row.tsx'
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
  const actions: DayActions = {
    handle,
    onCopy: useStable(index => setOpened(insert(index + 1, copied(itinerary[index] ?? {})))),
    onRemove: useStable(remove),
    onToggle: useStable(index => setOpened(ids[index] === opened ? undefined : ids[index])),
    onChange: change,
    onLength: useStable((index, length) => change({ itinerary: withLength(itinerary, index, length) })),
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
          <DayRow
            key={ids[index]}
            path={path.join('.')}
            index={index}
            count={itinerary.length}
            day={day}
            length={lengths[index] ?? 1}
            drag={drag}
            open={ids[index] === opened ? stay : undefined}
            {...actions}
          />
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
