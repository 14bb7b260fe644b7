import type { TripHotel } from '@agency/contracts/manage/offers/itinerary.ts'
import { IconButton } from '../../parts/buttons.tsx'
import { words } from '../../words/words.ts'

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
