import type { HotelSearchFields } from '@agency/contracts/booking/searches/hotel-search.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { sampleRooms } from './results/samples/rooms.ts'
import { dayOf, explainFields, type FieldMeaning, party, quantity, readDay, type Understood } from './understood.ts'

const meanings: Record<string, FieldMeaning> = {
  DestinationCMS: { label: 'Destination' },
  ArrivalDateCMS: { label: 'Check-in', read: readDay },
  DepartureDateCMS: { label: 'Check-out', read: readDay },
  NoOfRoomCMS: { label: 'Rooms' },
  NoOfAdultCMS: { label: 'Adults' },
  NoOfChildrensCMS: { label: 'Children' },
  NoOfInfantCMS: { label: 'Infants' },
  childAges: { label: 'Ages of children', read: posted => (posted === '0' ? 'under 1' : posted) },
  StarCMS: { label: 'Stars', read: posted => (posted === '10' ? 'all' : quantity(Number(posted), 'star')) },
  PromoCodeCMS: { label: 'Promo code' },
  HotelPromoCodeCMS: { label: 'Promo code, second field' },
  AdvancedSearchKeywordsCMS: { label: 'Keywords' },
}

export function understandHotelSearch(search: HotelSearchFields): Understood {
  const [arrive, leave] = [dayOf(search.ArrivalDateCMS), dayOf(search.DepartureDateCMS)]
  const children = String(search.childAges.length)
  const stars = search.StarCMS === '10' ? '' : search.StarCMS
  return {
    product: 'hotel',
    places: [search.DestinationCMS],
    facts: [
      formatDays(arrive, leave),
      party([search.NoOfRoomCMS, 'room']),
      // By their ages: the receiver of 2019 has children and infants in one field, which would count some twice.
      party([search.NoOfAdultCMS, 'adult'], [children, 'child', 'children']),
      ...(stars ? [quantity(Number(stars), 'star')] : []),
      ...(search.PromoCodeCMS ? [`Promo code ${search.PromoCodeCMS}`] : []),
    ],
    fields: explainFields(meanings, search),
    firstDay: arrive,
    offers: () =>
      sampleRooms({
        place: search.DestinationCMS,
        arrive,
        leave,
        rooms: Number(search.NoOfRoomCMS),
        stars: Number(stars),
      }),
  }
}
