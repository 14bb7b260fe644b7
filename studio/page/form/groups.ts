import type { FieldSchema } from '../../calls/shapes.ts'

/** Which tab a property is on. */
export type Group = 'content' | 'search'

const searchFields = ['metaTitle', 'metaDescription', 'metaKeywords']

/** The properties of one tab. Hotels are written into the day by day, by its own editor. */
export function fieldsOf(schema: FieldSchema | undefined, group: Group): [string, FieldSchema][] {
  const properties = schema?.properties ?? {}
  return Object.entries(properties).filter(
    ([name]) =>
      !(name === 'hotels' && 'itinerary' in properties) && searchFields.includes(name) === (group === 'search'),
  )
}
