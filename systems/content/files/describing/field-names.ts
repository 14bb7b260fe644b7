import { join } from 'node:path'
import { type FieldPlace, fieldPlaces, mappedPlaces } from '../../schemas/form-schema.ts'
import { formerFields } from '../../schemas/former-names.ts'

export const fieldNamesFile = join(import.meta.dirname, '../../../../contracts/content/field-names.json')

/** Read from other systems only. */
const foreign = ['bestMonths', 'updateDate']

/** The text of the file: fields that a mapping can name, and labels that are not spelled as their property. */
export function fieldNames(): string {
  const places = fieldPlaces()
  const mapped = mappedPlaces().map(({ name }) => name)
  const labels = [...Map.groupBy(places, ({ name }) => name).values()].flatMap(labelsOf)
  const items = places.flatMap(({ name, field }) => (field.items?.label ? [[name, field.items.label] as const] : []))
  const all = [...new Set([...mapped, ...foreign])].sort()
  const names = { mapped: all, former: formerFields, labels: sorted(labels), items: sorted(items) }
  return `${JSON.stringify(names, null, 2)}\n`
}

/** A property with one label everywhere is named alone, another with the property around it: `reviews.by`. */
function labelsOf(places: FieldPlace[]): (readonly [string, string])[] {
  const isOne = new Set(places.map(({ field }) => field.label)).size === 1
  return places.flatMap(({ name, around, field: { label } }) =>
    label ? [[isOne || around === '' ? name : `${around}.${name}`, label] as const] : [],
  )
}

const sorted = (entries: (readonly [string, string])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
