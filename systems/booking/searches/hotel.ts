import type { HotelSearchFields } from '@agency/contracts/booking/searches/hotel-search.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import { sampleRooms } from './results/samples/rooms.ts'
import { dayOf, explainFields, readDay, type Understood } from './understood.ts'

const readers = {
  ArrivalDateCMS: readDay,
  DepartureDateCMS: readDay,
  childAges: (posted: string) => (posted === '0' ? 'under 1' : posted),
  StarCMS: (posted: string) => (posted === '10' ? 'all' : searchWords('en').stars(Number(posted))),
}

export function understandHotelSearch(search: HotelSearchFields): Understood {
  const [arrive, leave] = [dayOf(search.ArrivalDateCMS), dayOf(search.DepartureDateCMS)]
  const say = searchWords()
  const stars = search.StarCMS === '10' ? '' : search.StarCMS
  return {
    product: 'hotel',
    places: [search.DestinationCMS],
    facts: [
      formatDays(arrive, leave),
      say.rooms(Number(search.NoOfRoomCMS)),
      // By their ages: the receiver of 2019 has children and infants in one field, which would count some twice.
      say.party({ adults: Number(search.NoOfAdultCMS), children: search.childAges.length, infants: 0 }),
      ...(stars ? [say.stars(Number(stars))] : []),
      ...(search.PromoCodeCMS ? [say.promo(search.PromoCodeCMS)] : []),
    ],
    fields: explainFields('hotel', readers, search),
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
