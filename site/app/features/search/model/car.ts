import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { formatBriefDay } from '@agency/ui/formats/malaysian-day.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { type AcceptedSearch, type BookingSite, type Field, searchAction, searchAddress } from './accepted-search.ts'
import { type Checked, checkDay, checkPlace, createProblemList, type DayRules } from './checks.ts'
import { fieldDay } from './days.ts'
import type { PlaceReading, Station } from './place.ts'

export type CarValues = {
  place: string
  'return-place': string
  'pick-up': string
  'pick-up-time': string
  return: string
  'return-time': string
}

export function carDefaults(today: string, daysAhead = defaultDaysAhead.car): CarValues {
  const pickUp = addDays(today, daysAhead)
  const back = fieldDay(addDays(pickUp, 1))
  const times = { 'pick-up-time': '10:00', 'return-time': '10:00' }
  return { place: '', 'return-place': '', 'pick-up': fieldDay(pickUp), return: back, ...times }
}

/** Every half hour of the day: counters are open around the clock. */
export const carTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
})

/** Days are `YYYY-MM-DD` and times `HH:mm`, on a Malaysian clock. */
export type CarSearch = {
  place: Station
  returnPlace: Station
  pickUp: string
  pickUpTime: string
  return: string
  returnTime: string
}

/** Without `returnPlace`, the booking site takes none. */
export type CarEntry = {
  values: CarValues
  place: PlaceReading
  returnPlace?: PlaceReading | undefined
  today: string
  dayRules: DayRules
}

export function checkCarSearch({ values, place, returnPlace, today, dayRules }: CarEntry): Checked<CarSearch> {
  const problems = createProblemList()
  const say = searchWords().problems
  const ask = say.pickUp
  const match = checkPlace({ name: 'place', value: values.place, ask }, place, problems)
  const isOneWay = returnPlace && values['return-place'].trim()
  const field = { name: 'return-place', value: values['return-place'], ask }
  const backAt = isOneWay ? checkPlace(field, returnPlace, problems) : match
  const rules = { product: 'car', today, dayRules, problems } as const
  const pickUp = checkDay({ name: 'pick-up', value: values['pick-up'], act: 'pickUp' }, rules)
  const after = { day: pickUp, days: 0, message: say.backSameDay }
  const back = checkDay({ name: 'return', value: values.return, act: 'bringBack' }, { ...rules, after })
  const [pickUpTime, returnTime] = [values['pick-up-time'], values['return-time']]
  if (!carTimes.includes(pickUpTime)) problems.add('pick-up-time', say.pickUpTime)
  if (!carTimes.includes(returnTime)) problems.add('return-time', say.returnTime)
  else if (pickUp && pickUp === back && returnTime <= pickUpTime) {
    problems.add('return-time', say.returnLater)
  }
  if (!match || !backAt || !pickUp || !back || problems.problems.length > 0) return problems
  return { search: { place: match, returnPlace: backAt, pickUp, pickUpTime, return: back, returnTime } }
}

/** Every field that the booking site reads of a car search: three or four, each also with the suffix CMS. */
export function carFields({ place, returnPlace, pickUp, pickUpTime, return: back, returnTime }: CarSearch): Field[] {
  const fields: Field[] = [
    ['locationCode', place.code],
    ['PickupDateTime', writeCmsDate(pickUp, pickUpTime)],
    ['ReturnDateTime', writeCmsDate(back, returnTime)],
    ...(returnPlace.code === place.code ? [] : [['returnLocationCode', returnPlace.code] as Field]),
  ]
  return [...fields, ...fields.map(([name, value]): Field => [`${name}CMS`, value])]
}

export function acceptCar(search: CarSearch, booking: BookingSite): AcceptedSearch {
  const { place, returnPlace, pickUp, pickUpTime, return: back, returnTime } = search
  const isOneWay = returnPlace.code !== place.code
  const say = searchWords()
  const days = { 'pick-up': pickUp, 'pick-up-time': pickUpTime, return: back, 'return-time': returnTime }
  return {
    title: isOneWay ? say.carFrom({ from: place.label, to: returnPlace.label }) : say.carAt(place.label),
    facts: say.span({
      first: `${formatBriefDay(pickUp)} ${pickUpTime}`,
      last: `${formatBriefDay(back)} ${returnTime}`,
    }),
    address: searchAddress('car', { place: place.code, 'return-place': isOneWay && returnPlace.code, ...days }),
    handOver: { action: searchAction('car', booking), fields: carFields(search) },
  }
}
