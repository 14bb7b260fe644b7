import type { FieldSchema, Source } from '../../calls/shapes.ts'
import { Field } from '../../fields/field.tsx'
import { fieldsOf, type Group } from './groups.ts'

type FieldGroupProps = {
  schema: FieldSchema | undefined
  group: Group
  source: Source
  onChange: (source: Source) => void
}

/** The fields of one tab, in the order of the schema. */
export function FieldGroup({ schema, group, source, onChange }: FieldGroupProps) {
  return (
    <div className="fields">
      {fieldsOf(schema, group, source).map(([name, property]) => (
        <Field
          key={name}
          path={[name]}
          schema={property}
          value={source[name]}
          required={schema?.required?.includes(name) ?? false}
          onChange={value => onChange(withValue(source, name, value))}
        />
      ))}
    </div>
  )
}

/** Properties without a value are left out, as content files leave them out. */
function withValue(source: Source, name: string, value: unknown): Source {
  const { [name]: _, ...rest } = source
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? rest : { ...source, [name]: value }
}
