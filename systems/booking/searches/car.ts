import type { CarSearchFields } from '@agency/contracts/booking/searches/car-search.ts'
import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import { addDays, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { readCmsDate, writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { searchWords } from '@agency/words/booking/search/words.ts'
import { placeName } from './place-name.ts'
import { sampleCars } from './results/samples/cars.ts'
import { dayOf, explainFields, readDayAndTime, timeOf, type Understood } from './understood.ts'

const readers = {
  PickupDateTime: readDayAndTime,
  ReturnDateTime: readDayAndTime,
  PickupDateTimeCMS: readDayAndTime,
  ReturnDateTimeCMS: readDayAndTime,
}

const dates = ['PickupDateTime', 'ReturnDateTime']

export function understandCarSearch(search: CarSearchFields): Understood {
  const { locationCode, PickupDateTime, ReturnDateTime, returnLocationCode } = search
  const [pickUp, back] = [dayOf(PickupDateTime), dayOf(ReturnDateTime)]
  return {
    product: 'car',
    places: [placeName(locationCode), ...(returnLocationCode ? [placeName(returnLocationCode)] : [])],
    facts: [
      formatDays(pickUp, back),
      searchWords().times({ from: timeOf(PickupDateTime), back: timeOf(ReturnDateTime) }),
    ],
    fields: explainFields('car', readers, search),
    firstDay: pickUp,
    offers: () => sampleCars({ place: locationCode, returnPlace: returnLocationCode, pickUp, back }),
  }
}

/**
 * Like real receivers, replaces an unreadable date silently by midnight of tomorrow in Malaysia. `faults` names these
 * dates.
 */
export function withUnreadableDatesReplaced(
  posted: [string, string][],
  now: Date,
): { fields: [string, string][]; faults: FieldFault[] } {
  const tomorrow = addDays(malaysianDay(now), 1)
  const unreadable = posted.filter(([name, value]) => isDate(name) && readCmsDate(value) === undefined)
  return {
    fields: posted.map(field => (unreadable.includes(field) ? [field[0], writeCmsDate(tomorrow)] : field)),
    faults: unreadable.map(([field]) => ({ field, reason: 'cannot be read as a date, so it became tomorrow' })),
  }
}

const isDate = (name: string) => dates.includes(name.replace(/CMS$/, ''))
