import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { Field } from '../../fields/field.tsx'
import { Properties } from '../../fields/plain/field-props.ts'

/** The tab of a property. */
export type Group = 'content' | 'search'

const searchFields = ['metaTitle', 'metaDescription', 'metaKeywords']

/** Whether a property is on the tab “Search and sharing”. */
export const isSearchField = (name: string): boolean => searchFields.includes(name)

/** The properties of one tab. The editor of the itinerary writes the hotels. */
function fieldsOf(schema: FieldSchema | undefined, group: Group): [string, FieldSchema][] {
  const properties = schema?.properties ?? {}
  return Object.entries(properties).filter(
    ([name]) => !(name === 'hotels' && 'itinerary' in properties) && isSearchField(name) === (group === 'search'),
  )
}

type FieldGroupProps = {
  schema: FieldSchema | undefined
  group: Group
  source: Source
  onChange: (part: Source) => void
}

/** The fields of one tab, in the order of the schema. */
export function FieldGroup({ schema, group, source, onChange }: FieldGroupProps) {
  return (
    <Properties value={{ values: source, change: onChange }}>
      <div className="fields">
        {fieldsOf(schema, group).map(([name, property]) => (
          <Field
            key={name}
            path={[name]}
            schema={property}
            value={source[name]}
            required={schema?.required?.includes(name) ?? false}
            onChange={value => onChange({ [name]: value })}
          />
        ))}
      </div>
    </Properties>
  )
}

/** Merges properties; those without a value are left out, as in content files. */
export function withValues(source: Source, part: Source): Source {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries({ ...source, ...part }).filter(([name, value]) => !(name in part && isEmpty(value))),
  )
}
