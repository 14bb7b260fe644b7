import { join } from 'node:path'
import * as z from 'zod'
import { schemas } from '../../schemas/registry.ts'

type Field = { label?: string; items?: Field; properties?: Record<string, Field> }
type Place = { name: string; around: string; field: Field }

export const fieldNamesFile = join(import.meta.dirname, '../../../../contracts/content/field-names.json')

/** Labels that are not spelled as their property, as the text of their file. */
export function fieldNames(): string {
  const places = Object.values(schemas).flatMap(schema =>
    placesIn(z.toJSONSchema(schema ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Field, ''),
  )
  const labelled = [...Map.groupBy(places, ({ name }) => name).values()].flatMap(labelsOf)
  const items = places.flatMap(({ name, field }) => (field.items?.label ? [[name, field.items.label] as const] : []))
  return `${JSON.stringify({ labels: sorted(labelled), items: sorted(items) }, null, 2)}\n`
}

function placesIn({ properties = {} }: Field, around: string): Place[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, around, field },
    ...placesIn(field, name),
    ...placesIn(field.items ?? {}, name),
  ])
}

/** A property with one label everywhere is named alone, another with the property around it: `reviews.by`. */
function labelsOf(places: Place[]): (readonly [string, string])[] {
  const isOne = new Set(places.map(({ field }) => field.label)).size === 1
  return places.flatMap(({ name, around, field: { label } }) =>
    label ? [[isOne || around === '' ? name : `${around}.${name}`, label] as const] : [],
  )
}

const sorted = (entries: (readonly [string, string])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
