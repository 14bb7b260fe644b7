import type { TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import { useFault } from '../plain/field-props.ts'

type HouseFieldProps = {
  /** What ids begin with: a place has several days. */
  id: string
  place: string
  /** How many nights are spent there. */
  nights: number
  hotel: TripHotel | undefined
  /** Its number among the houses of the journey. */
  index: number
  onChange: (part: TripHotel | undefined) => void
}

const { itinerary: said } = words
const stars = [1, 2, 3, 4, 5].map(count => ({ value: String(count), label: '★'.repeat(count) }))

/** The house of a place where nights are spent: what kind it is, and its stars. */
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

/** Houses of places where no night is spent any more. Nothing is taken out by itself: the night may come back. */
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
