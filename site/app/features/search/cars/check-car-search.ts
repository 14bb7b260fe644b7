import { checkDay, type DayRules } from '../reading/check-days.ts'
import { checkPlace } from '../reading/check-texts.ts'
import { type Checked, createProblemList } from '../reading/checked-search.ts'
import type { PlaceReading } from '../reading/station.ts'
import type { CarSearch } from './car-search.ts'
import { type CarValues, carTimes } from './car-values.ts'

/** What a form was given, the place it stands for, the Malaysian day it is, and from which day on one can book. */
export type CarEntry = { values: CarValues; place: PlaceReading; today: string; dayRules: DayRules }

/** Reads the car form. */
export function checkCarSearch({ values, place, today, dayRules }: CarEntry): Checked<CarSearch> {
  const problems = createProblemList()
  const ask = 'Choose where you pick the car up.'
  const found = checkPlace({ name: 'place', value: values.place, ask }, place, problems)
  const rules = { product: 'cars', today, dayRules, problems } as const
  const pickUp = checkDay({ name: 'pick-up', value: values['pick-up'], verb: 'pick the car up' }, rules)
  const after = { day: pickUp, days: 0, message: 'Bring the car back on the day you pick it up, or later.' }
  const back = checkDay({ name: 'return', value: values.return, verb: 'bring it back' }, { ...rules, after })
  const [pickUpTime, returnTime] = [values['pick-up-time'], values['return-time']]
  if (!carTimes.includes(pickUpTime)) problems.add('pick-up-time', 'Choose the time you pick the car up.')
  if (!carTimes.includes(returnTime)) problems.add('return-time', 'Choose the time you bring it back.')
  else if (pickUp && pickUp === back && returnTime <= pickUpTime) {
    problems.add('return-time', 'Bring the car back later than you pick it up.')
  }
  if (!found || !pickUp || !back || problems.problems.length > 0) return problems
  return { search: { place: found, pickUp, pickUpTime, return: back, returnTime } }
}
