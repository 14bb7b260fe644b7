import type { TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { useFault } from '../plain/field-props.ts'

type HotelFieldProps = {
  /** Prefix of ids, which must be unique: a place may have several days. */
  id: string
  place: string
  nights: number
  hotel: TripHotel | undefined
  index: number
  onChange: (part: TripHotel | undefined) => void
}

const { itinerary: texts } = words
const stars = [1, 2, 3, 4, 5].map(count => ({ value: String(count), label: '★'.repeat(count) }))

export function HotelField({ id, place, nights, hotel, index, onChange }: HotelFieldProps) {
  const error = useFault(['hotels', String(index), 'kind'])
  if (hotel === undefined) {
    return <AddButton onClick={() => onChange({})}>{texts.addHotel(place)}</AddButton>
  }
  return (
    <fieldset className="field hotel">
      <legend>{texts.hotel(place, nights)}</legend>
      <div className="hotel__facts">
        <TextField
          name={`${id}-hotel`}
          label={texts.hotelName}
          hint={texts.hotelNameHelp}
          optional
          value={hotel.hotel ?? ''}
          onChange={({ target }) => onChange({ hotel: target.value })}
        />
        <TextField
          name={`${id}-kind`}
          label={texts.kind}
          hint={texts.kindHelp}
          {...(error && { error })}
          value={hotel.kind ?? ''}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
        <SelectField
          name={`${id}-stars`}
          label={texts.stars}
          optional
          options={[{ value: '', label: texts.noStars }, ...stars]}
          value={String(hotel.stars ?? '')}
          onChange={({ target }) => onChange({ stars: Number(target.value) })}
        />
      </div>
      <AddButton icon="x" onClick={() => onChange(undefined)}>
        {texts.removeHotel}
      </AddButton>
    </fieldset>
  )
}

type UnusedHotelsProps = { hotels: TripHotel[]; onRemove: (hotel: TripHotel) => void }

/** Kept until the editor removes them, because the overnight stay may come back. */
export function UnusedHotels({ hotels, onRemove }: UnusedHotelsProps) {
  if (hotels.length === 0) return null
  return (
    <section className="unused-hotels">
      <h3>{words.itinerary.unused}</h3>
      <ul>
        {hotels.map(hotel => (
          <li key={hotel.place}>
            {[hotel.place, hotel.hotel, hotel.kind, hotel.stars && '★'.repeat(hotel.stars)].filter(Boolean).join(' · ')}
            <IconButton icon="x" label={words.fields.remove(hotel.place ?? '')} onClick={() => onRemove(hotel)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
