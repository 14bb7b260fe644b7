import { writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import type { Field } from '../hand-over/hand-over.ts'
import type { Station } from '../reading/station.ts'

/** A car search that can be handed over. Days are `YYYY-MM-DD` and times `HH:mm`, on a Malaysian clock. */
export type CarSearch = {
  place: Station
  pickUp: string
  pickUpTime: string
  return: string
  returnTime: string
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
