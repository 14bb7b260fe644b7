import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { fitsDeal } from './deal-fields.ts'

/** Which tab a property is on. */
export type Group = 'content' | 'search'

const searchFields = ['metaTitle', 'metaDescription', 'metaKeywords']

/**
 * The properties of one tab: of a deal only those that deals of its product have, or that hold something. Hotels are written
 * into the day by day, by its own editor.
 */
export function fieldsOf(schema: FieldSchema | undefined, group: Group, source: Source): [string, FieldSchema][] {
  const properties = schema?.properties ?? {}
  return Object.entries(properties).filter(
    ([name]) =>
      !(name === 'hotels' && 'itinerary' in properties) &&
      searchFields.includes(name) === (group === 'search') &&
      (name in source || fitsDeal(name, source.product)),
  )
}
