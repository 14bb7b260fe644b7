import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { PropertyField } from '../../fields/field.tsx'
import { Properties } from '../../fields/plain/field-props.ts'
import { FormGroup } from './form-group.tsx'
import { groupsOf } from './groups.ts'

export type Group = 'content' | 'search'

const searchFields = ['metaTitle', 'metaDescription', 'metaKeywords']

export const isSearchField = (name: string): boolean => searchFields.includes(name)

/** The editor of the itinerary writes the hotels. */
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

const noSchema: FieldSchema = {}

/** In the order of the schema; long forms have groups with headings. */
export function FieldGroup({ schema, group, source, onChange }: FieldGroupProps) {
  const fields = new Map(fieldsOf(schema, group))
  const groups = group === 'content' ? groupsOf(fields) : undefined
  const field = (name: string) => (
    <PropertyField
      key={name}
      name={name}
      schema={fields.get(name) ?? noSchema}
      value={source[name]}
      required={schema?.required?.includes(name) ?? false}
      change={onChange}
    />
  )
  return (
    <Properties value={{ values: source, change: onChange }}>
      {groups?.map(([heading, names]) => (
        <FormGroup key={heading} title={heading} properties={names}>
          {names.map(field)}
        </FormGroup>
      )) ?? <div className="fields">{[...fields.keys()].map(field)}</div>}
    </Properties>
  )
}

/** Drops empty values, as in content files. */
export function withValues(source: Source, part: Source): Source {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries({ ...source, ...part }).filter(([name, value]) => !(name in part && isEmpty(value))),
  )
}
