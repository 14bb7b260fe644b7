import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { defaultDaysAhead } from '@agency/contracts/site/products.ts'
import { type AcceptedSearch, type BookingSite, type Field, searchAction, searchAddress } from './accepted-search.ts'
import { type Checked, checkDay, checkPlace, createProblemList, type DayRules } from './checks.ts'
import { briefDay, fieldDay } from './days.ts'
import type { PlaceReading, Station } from './place.ts'

export type CarValues = {
  place: string
  'pick-up': string
  'pick-up-time': string
  return: string
  'return-time': string
}

export function carDefaults(today: string, daysAhead = defaultDaysAhead.car): CarValues {
  const pickUp = addDays(today, daysAhead)
  const back = fieldDay(addDays(pickUp, 1))
  return { place: '', 'pick-up': fieldDay(pickUp), 'pick-up-time': '10:00', return: back, 'return-time': '10:00' }
}

/** Every half hour of the day: counters are open around the clock. */
export const carTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
})

/** Days are `YYYY-MM-DD` and times `HH:mm`, on a Malaysian clock. */
export type CarSearch = {
  place: Station
  pickUp: string
  pickUpTime: string
  return: string
  returnTime: string
}

export type CarEntry = { values: CarValues; place: PlaceReading; today: string; dayRules: DayRules }

export function checkCarSearch({ values, place, today, dayRules }: CarEntry): Checked<CarSearch> {
  const problems = createProblemList()
  const ask = 'Choose where you pick the car up.'
  const match = checkPlace({ name: 'place', value: values.place, ask }, place, problems)
  const rules = { product: 'car', today, dayRules, problems } as const
  const pickUp = checkDay({ name: 'pick-up', value: values['pick-up'], verb: 'pick the car up' }, rules)
  const after = { day: pickUp, days: 0, message: 'Bring the car back on the day you pick it up, or later.' }
  const back = checkDay({ name: 'return', value: values.return, verb: 'bring it back' }, { ...rules, after })
  const [pickUpTime, returnTime] = [values['pick-up-time'], values['return-time']]
  if (!carTimes.includes(pickUpTime)) problems.add('pick-up-time', 'Choose the time you pick the car up.')
  if (!carTimes.includes(returnTime)) problems.add('return-time', 'Choose the time you bring it back.')
  else if (pickUp && pickUp === back && returnTime <= pickUpTime) {
    problems.add('return-time', 'Bring the car back later than you pick it up.')
  }
  if (!match || !pickUp || !back || problems.problems.length > 0) return problems
  return { search: { place: match, pickUp, pickUpTime, return: back, returnTime } }
}

/** Every field that the booking site reads of a car search: three, each also with the suffix CMS. */
export function carFields({ place, pickUp, pickUpTime, return: back, returnTime }: CarSearch): Field[] {
  const fields: Field[] = [
    ['locationCode', place.code],
    ['PickupDateTime', writeCmsDate(pickUp, pickUpTime)],
    ['ReturnDateTime', writeCmsDate(back, returnTime)],
  ]
  return [...fields, ...fields.map(([name, value]): Field => [`${name}CMS`, value])]
}

export function acceptCar(search: CarSearch, booking: BookingSite): AcceptedSearch {
  const { place, pickUp, pickUpTime, return: back, returnTime } = search
  const days = { 'pick-up': pickUp, 'pick-up-time': pickUpTime, return: back, 'return-time': returnTime }
  return {
    title: `Car at ${place.label}`,
    facts: `${briefDay(pickUp)} ${pickUpTime} to ${briefDay(back)} ${returnTime}`,
    address: searchAddress('car', { place: place.code, ...days }),
    handOver: { action: searchAction('car', booking), fields: carFields(search) },
  }
}
