import { checkDay, type DayRules } from '../reading/check-days.ts'
import { checkPlace, checkPromo } from '../reading/check-texts.ts'
import { type Checked, createProblemList, type ProblemList } from '../reading/checked-search.ts'
import { readCount } from '../reading/form-values.ts'
import { mostHotelAdults, mostHotelChildren, mostRooms } from '../reading/search-limits.ts'
import type { PlaceReading } from '../reading/station.ts'
import type { HotelSearch } from './hotel-search.ts'
import type { HotelValues } from './hotel-values.ts'

/** What a form was given, the place it stands for, the Malaysian day it is, and from which day on one can book. */
export type HotelEntry = { values: HotelValues; ages: string[]; place: PlaceReading; today: string; dayRules: DayRules }

/** Reads the hotel form. */
export function checkHotelSearch({ values, ages, place, today, dayRules }: HotelEntry): Checked<HotelSearch> {
  const problems = createProblemList()
  const found = checkPlace(
    { name: 'place', value: values.place, ask: 'Choose where you want to stay.' },
    place,
    problems,
  )
  const rules = { product: 'hotels', today, dayRules, problems } as const
  const arrive = checkDay({ name: 'arrive', value: values.arrive, verb: 'check in' }, rules)
  const after = { day: arrive, days: 1, message: 'Stay at least one night.' }
  const leave = checkDay({ name: 'leave', value: values.leave, verb: 'check out' }, { ...rules, after })
  const guests = checkGuests(values, ages, problems)
  if (!/^([1-5]|10)$/.test(values.stars)) problems.add('stars', 'Choose how many stars.')
  const promo = checkPromo(values.promo, problems)
  if (!found || !arrive || !leave || !guests || problems.problems.length > 0) return problems
  return { search: { place: found, arrive, leave, ...guests, stars: values.stars, promo } }
}

function checkGuests(values: HotelValues, ages: string[], problems: ProblemList) {
  const [rooms, adults, children] = [readCount(values.rooms), readCount(values.adults), readCount(values.children)]
  if (!rooms || rooms > mostRooms) problems.add('rooms', `Choose 1 to ${mostRooms} rooms.`)
  if (!adults || adults > mostHotelAdults) problems.add('adults', `Choose 1 to ${mostHotelAdults} adults.`)
  else if (rooms && rooms > adults) problems.add('rooms', 'Each room needs an adult in it.')
  if (children === undefined || children > mostHotelChildren) {
    problems.add('children', `Choose up to ${mostHotelChildren} children.`)
  }
  if (!rooms || !adults || children === undefined) return undefined
  const childAges = ages.slice(0, children).map(readCount)
  for (let child = 0; child < Math.min(children, mostHotelChildren); child++) {
    const age = childAges[child]
    if (age === undefined || age > 17) problems.add(`age-${child + 1}`, `Choose the age of child ${child + 1}.`)
  }
  return { rooms, adults, childAges: childAges.filter(age => age !== undefined) }
}
