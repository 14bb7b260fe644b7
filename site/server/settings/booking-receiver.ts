import { type HotelSearchPath, hotelSearchPaths } from '@agency/contracts/booking/searches/hotel-search.ts'
import { list } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import type { RegisterField } from '../../app/features/account/account-forms.ts'

type Receiver = {
  HOTEL_SEARCH_PATH: HotelSearchPath
  PACKAGE_TRIP_TYPE: 'Round' | 'Return'
  /** `key` shows the validation key itself to browsers. */
  AGENT_VERIFICATION: 'hmac' | 'key'
  VERIFICATION_ENCODING: 'utf8' | 'utf16le'
}

const current: Receiver = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch20',
  PACKAGE_TRIP_TYPE: 'Round',
  AGENT_VERIFICATION: 'hmac',
  VERIFICATION_ENCODING: 'utf8',
}

const of2019: Receiver = {
  HOTEL_SEARCH_PATH: '/Hotel/GetHotelSearch',
  PACKAGE_TRIP_TYPE: 'Return',
  AGENT_VERIFICATION: 'key',
  VERIFICATION_ENCODING: 'utf16le',
}

const kinds = ['current', '2019'] as const
const registerFields = ['firstName', 'lastName', 'PrimaryPhone'] as const satisfies RegisterField[]

/** Kind, path of hotel searches, `car-return` and required fields of registrations, in any order: `2019,/Hotel/,firstName` */
export const bookingReceiverSetting = list(
  z.enum([...kinds, ...hotelSearchPaths, 'car-return', ...registerFields]),
).transform((words, context) => {
  const named = kinds.filter(kind => words.includes(kind))
  const paths = hotelSearchPaths.filter(path => words.includes(path))
  if (named.length > 1 || paths.length > 1)
    context.addIssue({ code: 'custom', message: 'must name one kind and one path of hotel searches' })
  const expected = named[0] === '2019' ? of2019 : current
  return {
    ...expected,
    HOTEL_SEARCH_PATH: paths[0] ?? expected.HOTEL_SEARCH_PATH,
    CAR_RETURN: words.includes('car-return'),
    REGISTER_REQUIRES: registerFields.filter(field => words.includes(field)),
  }
})
