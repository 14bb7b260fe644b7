import type { FieldSchema } from '../../calls/shapes.ts'

/** Which tab a property is on. */
export type Group = 'content' | 'search'

const searchFields = ['metaTitle', 'metaDescription', 'metaKeywords']

/** Whether a property is on the tab about search engines. */
export const isSearchField = (name: string): boolean => searchFields.includes(name)

/** The properties of one tab. Hotels are written into the day by day, by its own editor. */
export function fieldsOf(schema: FieldSchema | undefined, group: Group): [string, FieldSchema][] {
  const properties = schema?.properties ?? {}
  return Object.entries(properties).filter(
    ([name]) => !(name === 'hotels' && 'itinerary' in properties) && isSearchField(name) === (group === 'search'),
  )
}
