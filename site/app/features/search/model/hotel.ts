import type { HotelSearchPath } from '@agency/contracts/booking/searches/hotel-search.ts'
import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import {
  type AcceptedSearch,
  type BookingSite,
  briefDays,
  counted,
  type Field,
  listed,
  searchAction,
  searchAddress,
  unless,
} from './accepted-search.ts'
import {
  type Checked,
  checkDay,
  checkPlace,
  checkPromo,
  createProblemList,
  type DayRules,
  type ProblemList,
  readCount,
} from './checks.ts'
import { fieldDay } from './days.ts'
import type { PlaceReading, Station } from './place.ts'
import { maxHotelAdults, maxHotelChildren, maxRooms } from './search-limits.ts'

/** The ages of children are a separate list, `age`. */
export type HotelValues = {
  place: string
  arrive: string
  leave: string
  rooms: string
  adults: string
  children: string
  stars: string
  promo: string
}

export function hotelDefaults(today: string, daysAhead = defaultDaysAhead.hotel): HotelValues {
  const arrive = addDays(today, daysAhead)
  const days = { arrive: fieldDay(arrive), leave: fieldDay(addDays(arrive, 1)) }
  return { place: '', ...days, rooms: '1', adults: '1', children: '0', stars: '10', promo: '' }
}

/** Days are `YYYY-MM-DD` in Malaysia. */
export type HotelSearch = {
  place: Station
  arrive: string
  leave: string
  rooms: number
  adults: number
  /** In years, one for each child; infants are 0 or 1. */
  childAges: number[]
  /** 1 to 5, or 10 for all. */
  stars: string
  promo: string
}

export type HotelEntry = { values: HotelValues; ages: string[]; place: PlaceReading; today: string; dayRules: DayRules }

export function checkHotelSearch({ values, ages, place, today, dayRules }: HotelEntry): Checked<HotelSearch> {
  const problems = createProblemList()
  const say = searchWords().problems
  const match = checkPlace({ name: 'place', value: values.place, ask: say.stay }, place, problems)
  const rules = { product: 'hotel', today, dayRules, problems } as const
  const arrive = checkDay({ name: 'arrive', value: values.arrive, act: 'arrive' }, rules)
  const after = { day: arrive, days: 1, message: say.oneNight }
  const leave = checkDay({ name: 'leave', value: values.leave, act: 'leave' }, { ...rules, after })
  const guests = checkGuests(values, ages, problems)
  if (!/^([1-5]|10)$/.test(values.stars)) problems.add('stars', say.stars)
  const promo = checkPromo(values.promo, problems)
  if (!match || !arrive || !leave || !guests || problems.problems.length > 0) return problems
  return { search: { place: match, arrive, leave, ...guests, stars: values.stars, promo } }
}

function checkGuests(values: HotelValues, ages: string[], problems: ProblemList) {
  const [rooms, adults, children] = [readCount(values.rooms), readCount(values.adults), readCount(values.children)]
  const say = searchWords().problems
  if (!rooms || rooms > maxRooms) problems.add('rooms', say.rooms(maxRooms))
  if (!adults || adults > maxHotelAdults) problems.add('adults', say.guests(maxHotelAdults))
  else if (rooms && rooms > adults) problems.add('rooms', say.moreRooms)
  if (children === undefined || children > maxHotelChildren) problems.add('children', say.young(maxHotelChildren))
  if (!rooms || !adults || children === undefined) return undefined
  const childAges = ages.slice(0, children).map(readCount)
  for (let child = 0; child < Math.min(children, maxHotelChildren); child++) {
    const age = childAges[child]
    if (age === undefined || age > 17) problems.add(`age-${child + 1}`, say.age(child + 1))
  }
  return { rooms, adults, childAges: childAges.filter(age => age !== undefined) }
}

/** The receiver of 2019 expects all children in the field of infants. */
export function hotelFields(search: HotelSearch, path: HotelSearchPath): Field[] {
  const { place, arrive, leave, rooms, adults, childAges, stars, promo } = search
  const infants = childAges.filter(age => age < 2).length
  const isOld = path === '/Hotel/GetHotelSearch'
  return [
    ['DestinationCMS', place.station],
    ['ArrivalDateCMS', writeCmsDate(arrive)],
    ['DepartureDateCMS', writeCmsDate(leave)],
    ['NoOfRoomCMS', String(rooms)],
    ['NoOfAdultCMS', String(adults)],
    ['NoOfChildrensCMS', String(childAges.length - infants)],
    ['NoOfInfantCMS', String(isOld ? childAges.length : infants)],
    ...childAges.map((age): Field => ['childAges', String(age)]),
    ['StarCMS', stars],
    ['PromoCodeCMS', promo],
    ['HotelPromoCodeCMS', promo],
  ]
}

export function acceptHotels(search: HotelSearch, booking: BookingSite): AcceptedSearch {
  const { place, arrive, leave, rooms, adults, childAges, stars, promo } = search
  const children = childAges.length
  return {
    title: place.label,
    facts: listed(briefDays(arrive, leave), ...counted({ rooms, adults, children }, 'rooms', 'adults', 'children')),
    address: searchAddress('hotel', {
      place: place.label,
      arrive,
      leave,
      rooms: unless(1, rooms),
      adults,
      children: unless(0, children),
      age: childAges.map(String),
      stars: unless('10', stars),
      promo,
    }),
    handOver: { action: searchAction('hotel', booking), fields: hotelFields(search, booking.hotelPath) },
  }
}
