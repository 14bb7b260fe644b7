import * as z from 'zod'
import { cmsDate, type FormReading, filled, readForm, sortable } from './form-fields.ts'

const carFields = z.object({
  locationCode: filled(60),
  PickupDateTime: cmsDate,
  ReturnDateTime: cmsDate,
  /** Only of receivers that take one, and where it is not the place of pick-up. */
  returnLocationCode: filled(60).optional(),
  locationCodeCMS: filled(60),
  PickupDateTimeCMS: cmsDate,
  ReturnDateTimeCMS: cmsDate,
  returnLocationCodeCMS: filled(60).optional(),
})

type CarFields = z.infer<typeof carFields>

export const carSearchSchema = carFields.check(({ value, issues }: z.core.ParsePayload<CarFields>) => {
  const fault = (field: keyof CarFields, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  for (const name of ['locationCode', 'PickupDateTime', 'ReturnDateTime', 'returnLocationCode'] as const) {
    if (value[`${name}CMS`] !== value[name]) fault(`${name}CMS`, `must be the same as ${name}`)
  }
  if (sortable(value.ReturnDateTime) <= sortable(value.PickupDateTime)) {
    fault('ReturnDateTime', 'must be after PickupDateTime')
  }
})

export type CarSearchFields = z.infer<typeof carSearchSchema>

export function readCarSearch(fields: Iterable<readonly [string, string]>): FormReading<CarSearchFields> {
  return readForm(carSearchSchema, fields)
}
