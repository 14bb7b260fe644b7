import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { Field } from '../../fields/field.tsx'
import { Properties } from '../../fields/plain/field-props.ts'
import { fieldsOf, type Group } from './groups.ts'

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

/** Properties without a value are left out, as content files leave them out. */
export function withValues(source: Source, part: Source): Source {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries({ ...source, ...part }).filter(([name, value]) => !(name in part && isEmpty(value))),
  )
}
