import * as z from 'zod'
import { cmsDate, digits, type FormReading, filled, momentOf, readForm, text } from './form-fields.ts'

const childAge = z.string().regex(/^(\d|1[0-7])$/, { error: 'must be ages from 0 to 17' })

const stars = z.enum(['1', '2', '3', '4', '5', '10'], { error: 'must be 1 to 5, or 10 for all' })

export const hotelSearchPaths = ['/Hotel/GetHotelSearch', '/Hotel/GetHotelSearch20', '/Hotel/'] as const

export type HotelSearchPath = (typeof hotelSearchPaths)[number]

const hotelFields = z.object({
  DestinationCMS: filled().refine(label => /^\S.*, \S/.test(label), { error: 'must be like Langkawi, Malaysia' }),
  ArrivalDateCMS: cmsDate,
  DepartureDateCMS: cmsDate,
  NoOfRoomCMS: digits(1, 8),
  NoOfAdultCMS: digits(1, 32),
  NoOfChildrensCMS: digits(0, 32),
  NoOfInfantCMS: digits(0, 32),
  childAges: z.array(childAge).default([]),
  StarCMS: stars,
  PromoCodeCMS: text(40),
  HotelPromoCodeCMS: text(40),
  AdvancedSearchKeywordsCMS: z
    .string()
    .min(1, { error: 'must not be sent empty: it blanks the destination' })
    .optional(),
})

type HotelFields = z.infer<typeof hotelFields>

function checkTogether(withInfants: boolean) {
  return ({ value, issues }: z.core.ParsePayload<HotelFields>) => {
    const fault = (field: keyof HotelFields, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    if (momentOf(value.DepartureDateCMS).day <= momentOf(value.ArrivalDateCMS).day) {
      fault('DepartureDateCMS', 'must be a day after ArrivalDateCMS')
    }
    const children = Number(value.NoOfInfantCMS) + (withInfants ? Number(value.NoOfChildrensCMS) : 0)
    if (value.childAges.length !== children) fault('childAges', `must have one age for each of ${children} children`)
    if (value.HotelPromoCodeCMS !== value.PromoCodeCMS) fault('HotelPromoCodeCMS', 'must be the same as PromoCodeCMS')
  }
}

/** For `/Hotel/GetHotelSearch20`: children and infants counted apart, an age for each. */
export const hotelSearchSchema = hotelFields.check(checkTogether(true))

/** For `/Hotel/GetHotelSearch`, whose 2019 receiver reads `NoOfInfantCMS` as the number of all children. */
export const hotelSearchOfOldSchema = hotelFields.check(checkTogether(false))

export type HotelSearchFields = z.infer<typeof hotelSearchSchema>

export function readHotelSearch(
  path: HotelSearchPath,
  fields: Iterable<readonly [string, string]>,
): FormReading<HotelSearchFields> {
  return readForm(path === '/Hotel/GetHotelSearch' ? hotelSearchOfOldSchema : hotelSearchSchema, fields, ['childAges'])
}
