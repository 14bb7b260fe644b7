import type { TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { useFault } from '../plain/field-props.ts'

type HouseFieldProps = {
  /** The start of ids, which must be unique: a place may have several days. */
  id: string
  place: string
  nights: number
  hotel: TripHotel | undefined
  /** Its index among the hotels of the journey. */
  index: number
  onChange: (part: TripHotel | undefined) => void
}

const { itinerary: said } = words
const stars = [1, 2, 3, 4, 5].map(count => ({ value: String(count), label: '★'.repeat(count) }))

/** The hotel of an overnight place: its name or kind, and its stars. */
export function HouseField({ id, place, nights, hotel, index, onChange }: HouseFieldProps) {
  const error = useFault(['hotels', String(index), 'kind'])
  if (hotel === undefined) {
    return <AddButton onClick={() => onChange({})}>{said.addHouse(place)}</AddButton>
  }
  return (
    <fieldset className="field house">
      <legend>{said.house(place, nights)}</legend>
      <div className="house__facts">
        <TextField
          name={`${id}-kind`}
          label={said.kind}
          hint={said.kindHelp}
          {...(error && { error })}
          value={hotel.kind ?? ''}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
        <SelectField
          name={`${id}-stars`}
          label={said.stars}
          optional
          options={[{ value: '', label: said.noStars }, ...stars]}
          value={String(hotel.stars ?? '')}
          onChange={({ target }) => onChange({ stars: Number(target.value) })}
        />
      </div>
      <AddButton icon="x" onClick={() => onChange(undefined)}>
        {said.removeHouse}
      </AddButton>
    </fieldset>
  )
}

type UnusedHousesProps = { hotels: TripHotel[]; onRemove: (hotel: TripHotel) => void }

/** Hotels in places without an overnight stay. They are kept until the editor removes them, because the overnight stay may come back. */
export function UnusedHouses({ hotels, onRemove }: UnusedHousesProps) {
  if (hotels.length === 0) return null
  return (
    <section className="unused-houses">
      <h3>{words.itinerary.unused}</h3>
      <ul>
        {hotels.map(hotel => (
          <li key={hotel.place}>
            {[hotel.place, hotel.kind, hotel.stars && '★'.repeat(hotel.stars)].filter(Boolean).join(' · ')}
            <IconButton icon="x" label={words.fields.remove(hotel.place ?? '')} onClick={() => onRemove(hotel)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
