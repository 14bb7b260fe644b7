import * as z from 'zod'
import { cmsDate, digits, type FormReading, readForm, sortable, text, word } from './form-fields.ts'
import { stationCode, stationText } from './station.ts'

/** Two times without a colon, `00002359`. */
const timeSpan = z
  .string({ error: 'is missing' })
  .regex(/^(([01]\d|2[0-3])[0-5]\d){2}$/, { error: 'must be two times like 00002359' })

const airline = text().refine(value => value === '' || /^[A-Z0-9]{2} - \S/.test(value), {
  error: 'must be empty or like MH - Malaysia Airlines',
})

/** The receiver would prefer these to the fields ending in CMS. */
const absent = z.never({ error: 'must not be sent: it replaces the field ending in CMS' }).optional()

const flightFields = z.object({
  DepartureStationCodeCMS: stationCode,
  DepartureStationCMS: stationText,
  ArrivalStationCodeCMS: stationCode,
  ArrivalStationCMS: stationText,
  BeginDateCMS: cmsDate,
  EndDateCMS: cmsDate,
  DepartureTimeCMS: timeSpan,
  ReturnTimeCMS: timeSpan,
  TripTypeCMS: word('Return', 'OneWay'),
  AdultsCMS: digits(1, 7),
  ChildrensCMS: digits(0, 6),
  InfantsCMS: digits(0, 3),
  StudentsCMS: digits(0, 7),
  /** Our own field. `StudentsCMS` is 1 for one student and for none; this one marks a search for student fares. */
  StudentFareCMS: word('true').optional(),
  DisablePromoCode: word('true', 'false'),
  PromoCodeCMS: text(40),
  DynamicRoomCMS: digits(1, 8),
  CabinClassCMS: word('Y', 'S', 'C', 'F'),
  DirectFlightCMS: word('true', 'false'),
  PrefferedAirlineCodeCMS: airline,
  DepartureStation: absent,
  ArrivalStation: absent,
})

const flightHotelFields = flightFields.extend({
  TripTypeCMS: word('Round', 'Return'),
  RoomCMS: digits(1, 8),
  IsDynamic: word('true'),
  IsFixedPrice: word('true'),
  IsFlightHotel: word('true'),
})

type FlightFields = z.infer<typeof flightFields> | z.infer<typeof flightHotelFields>

function checkTogether({ value, issues }: z.core.ParsePayload<FlightFields>) {
  const fault = (field: keyof FlightFields, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  const [adults, children, infants] = [value.AdultsCMS, value.ChildrensCMS, value.InfantsCMS].map(Number) as [
    number,
    number,
    number,
  ]
  if (infants > adults) fault('InfantsCMS', 'must not be more than the adults')
  if (adults + children + infants > 7) fault('AdultsCMS', 'makes more than 7 people together with children and infants')
  if (value.DepartureStationCodeCMS === value.ArrivalStationCodeCMS) {
    fault('ArrivalStationCodeCMS', 'must be another place than the departure')
  }
  if (sortable(value.EndDateCMS) < sortable(value.BeginDateCMS)) fault('EndDateCMS', 'must not be before BeginDateCMS')
  if (value.TripTypeCMS === 'OneWay' && value.EndDateCMS !== value.BeginDateCMS) {
    fault('EndDateCMS', 'must be BeginDateCMS on a one-way trip')
  }
}

export const flightSearchSchema = flightFields.check(checkTogether)

export const flightHotelSearchSchema = flightHotelFields.check(checkTogether)

export type FlightSearchFields = z.infer<typeof flightSearchSchema>
export type FlightHotelSearchFields = z.infer<typeof flightHotelSearchSchema>

export function readFlightSearch(
  fields: Iterable<readonly [string, string]>,
): FormReading<FlightSearchFields | FlightHotelSearchFields> {
  const posted = [...fields]
  const withHotel = posted.some(([name]) => name === 'IsFlightHotel')
  return withHotel ? readForm(flightHotelSearchSchema, posted) : readForm(flightSearchSchema, posted)
}
