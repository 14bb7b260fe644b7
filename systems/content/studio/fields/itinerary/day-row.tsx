import { daysOfEntries, type ItineraryDay } from '@agency/contracts/manage/offers/itinerary.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ComponentProps, memo, useContext } from 'react'
import { IconButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { SortableItem } from '../lists/sortable-item.tsx'
import type { Drag } from '../lists/use-dragging.ts'
import { Faults, idOf } from '../plain/field-props.ts'
import { DayForm } from './day-form.tsx'
import type { Stay } from './hotels.ts'

const { itinerary: texts } = words

export type DayActions = {
  handle: (index: number) => ComponentProps<'button'>
  onCopy: (index: number) => void
  onRemove: (index: number) => void
  onToggle: (index: number) => void
  onChange: (part: Partial<Stay>) => void
  onLength: (index: number, length: number) => void
}

type DayRowProps = DayActions & {
  path: string
  index: number
  count: number
  day: ItineraryDay
  length: number
  drag: Drag | undefined
  /** The open day shows its form. */
  open: Stay | undefined
}

/** “Day 3”, or “Days 3 to 5”. */
function nameOf(entry: ItineraryDay | undefined, index: number, length: number): string {
  const day = entry?.day ?? index + 1
  return texts.day(day, day + length - 1)
}

export const DayRow = memo(({ path, index, count, day, length, drag, open, ...actions }: DayRowProps) => {
  const itinerary = path.split('.')
  const name = nameOf(day, index, length)
  const next = open?.itinerary[index + 1]
  return (
    <SortableItem
      index={index}
      count={count}
      name={name}
      drag={drag}
      handle={actions.handle(index)}
      actions={<IconButton icon="copy" label={texts.copy(name)} onClick={() => actions.onCopy(index)} />}
      onRemove={() => actions.onRemove(index)}
    >
      <DayHead
        path={[...itinerary, String(index)]}
        day={day}
        name={name}
        isOpen={open !== undefined}
        onToggle={() => actions.onToggle(index)}
      />
      {open && (
        <DayForm
          path={itinerary}
          index={index}
          stay={open}
          length={length}
          onChange={actions.onChange}
          onLength={days => actions.onLength(index, days)}
        />
      )}
      {open && next && (
        <button type="button" className="add" onClick={() => actions.onToggle(index + 1)}>
          {texts.next(nameOf(next, index + 1, daysOfEntries(open.itinerary)[index + 1] ?? 1))}{' '}
          <Icon name="chevron-right" size={16} />
        </button>
      )}
    </SortableItem>
  )
})

type DayHeadProps = { path: string[]; day: ItineraryDay; name: string; isOpen: boolean; onToggle: () => void }

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
