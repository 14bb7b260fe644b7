import { nightsSpent, type TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { TextArea, TextField } from '@agency/ui/forms/field.tsx'
import { useRef } from 'react'
import { words } from '../../words/words.ts'
import { idOf, useFault } from '../plain/field-props.ts'
import { changed } from './days.ts'
import { HotelField } from './hotel-field.tsx'
import { hotelsMoved, type Stay, withHotel } from './hotels.ts'
import { MealsField } from './meals-field.tsx'
import { StopsField } from './stops-field.tsx'

type DayFormProps = {
  path: string[]
  index: number
  stay: Stay
  length: number
  onChange: (part: Partial<Stay>) => void
  onLength: (length: number) => void
}

const { itinerary: texts } = words

export function DayForm({ path, index, stay, length, onChange, onLength }: DayFormProps) {
  const { itinerary, hotels } = stay
  const day = itinerary[index] ?? {}
  const dayPath = [...path, String(index)]
  const id = idOf(dayPath)
  const nightBefore = useRef(day.overnight)
  const change = (part: Parameters<typeof changed>[1]) =>
    onChange({ itinerary: itinerary.with(index, changed(day, part)) })
  const { overnight } = day
  const place = overnight ?? ''
  const hotelIndex = hotels.findIndex(hotel => hotel.place === overnight)
  const placeNames = new Set([
    ...itinerary.flatMap(one => one.overnight ?? []),
    ...(day.stops ?? []).map(stop => stop.place),
  ])

  function changeHotel(part: TripHotel | undefined) {
    onChange({ hotels: part === undefined ? hotels.toSpliced(hotelIndex, 1) : withHotel(hotels, place, part) })
  }

  return (
    <div className="day__form">
      <TextField
        name={`${id}-title`}
        label={words.labels.title}
        {...useWrong([...dayPath, 'title'])}
        value={day.title ?? ''}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        name={`${id}-text`}
        label={words.labels.bodyText}
        {...useWrong([...dayPath, 'text'])}
        rows={3}
        value={day.text ?? ''}
        onChange={({ target }) => change({ text: target.value })}
      />
      <MealsField path={[...dayPath, 'meals']} value={day.meals} onChange={meals => change({ meals })} />
      <TextField
        name={`${id}-overnight`}
        label={texts.overnight}
        hint={texts.overnightHelp}
        optional
        list={`${id}-places`}
        autoComplete="off"
        value={place}
        onFocus={() => {
          nightBefore.current = overnight
        }}
        onChange={({ target }) => change({ overnight: target.value })}
        onBlur={() => {
          const moved = hotelsMoved(stay, nightBefore.current, overnight)
          if (moved !== hotels) onChange({ hotels: moved })
        }}
      />
      <datalist id={`${id}-places`}>
        {[...placeNames].map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {overnight && (
        <HotelField
          id={`${id}-hotel`}
          place={overnight}
          nights={nightsSpent(itinerary.map(one => (one.overnight === overnight ? one : { day: one.day ?? 0 })))}
          hotel={hotels[hotelIndex]}
          index={hotelIndex}
          onChange={changeHotel}
        />
      )}
      <StopsField path={[...dayPath, 'stops']} value={day.stops ?? []} onChange={stops => change({ stops })} />
      {index < itinerary.length - 1 && (
        <TextField
          name={`${id}-length`}
          label={texts.length}
          className="short"
          type="number"
          min={1}
          max={60}
          value={length}
          onChange={({ target }) => target.valueAsNumber >= 1 && onLength(Math.floor(target.valueAsNumber))}
        />
      )}
    </div>
  )
}

function useWrong(path: string[]): { error?: string } {
  const error = useFault(path)
  return error === undefined ? {} : { error }
}
