import type { ItineraryDay, TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { type ClipboardEvent, useRef, useState } from 'react'
import { AddButton, MainButton } from '../../parts/forms/buttons.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { daysIn } from '../lists/pasted-lines.ts'
import { BringBack } from '../lists/sortable-item.tsx'
import { useDragging } from '../lists/use-dragging.ts'
import { useItems } from '../lists/use-items.ts'
import { type FieldProps, useProperties } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'
import { useAdded } from '../plain/use-added.ts'
import { useStable } from '../plain/use-stable.ts'
import { Agreement } from './agreement.tsx'
import { type DayActions, DayRow } from './day-row.tsx'
import { copied, lengthsOf, numbered, withLength } from './days.ts'
import { UnusedHotels } from './hotel-field.tsx'
import { type Stay, unusedHotels } from './hotels.ts'

const { itinerary: texts } = words
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** One day open at a time. Its hotels are a separate property. */
export function ItineraryField({ path, value: itinerary = [] }: FieldProps<ItineraryDay[]>) {
  const { values, change } = useProperties()
  const hotels = (Array.isArray(values.hotels) ? values.hotels : []) as TripHotel[]
  const stay: Stay = { itinerary, hotels }
  const lengths = lengthsOf(itinerary)
  const { ids, move, remove, removed, bringBack, insert, replace } = useItems(itinerary, days =>
    change({ itinerary: numbered(days) }),
  )
  const [opened, setOpened] = useState<number>()
  const [pasted, setPasted] = useState<{ index: number; days: ItineraryDay[] }>()
  const list = useRef<HTMLOListElement>(null)
  function paste(event: ClipboardEvent) {
    const days = daysIn(event.clipboardData.getData('text/plain'))
    if (days.length < 2) return
    event.preventDefault()
    setPasted({ index: [...(list.current?.children ?? [])].findIndex(day => day.contains(event.target as Node)), days })
  }
  function addPasted({ index, days }: { index: number; days: ItineraryDay[] }) {
    lengthsOf(days)
    const isEmpty = !itinerary[index]?.title && !itinerary[index]?.text
    replace(isEmpty ? index : index + 1, isEmpty ? 1 : 0, days)
    setPasted(undefined)
  }
  const isAdded = useAdded(itinerary.length, () =>
    list.current?.querySelector<HTMLElement>(':scope > :last-child :is(input, textarea)')?.focus(),
  )
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
      <ol ref={list} onPasteCapture={paste}>
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
      <AddButton
        onClick={() => {
          isAdded()
          setOpened(insert(itinerary.length, {}))
        }}
      >
        {texts.add}
      </AddButton>
      {pasted && (
        <Window title={texts.pasted(pasted.days.length)} isOpen onOpenChange={() => setPasted(undefined)}>
          <ul>
            {pasted.days.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>{[texts.day(day.day ?? 0, 0), day.title, day.meals].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
          <MainButton onClick={() => addPasted(pasted)}>{texts.addPasted(pasted.days.length)}</MainButton>
        </Window>
      )}
      <UnusedHotels
        hotels={unusedHotels(stay)}
        onRemove={gone => change({ hotels: hotels.filter(hotel => hotel !== gone) })}
      />
    </Group>
  )
}
