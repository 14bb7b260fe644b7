import { FieldError } from '@agency/ui/forms/field.tsx'
import type { FieldSchema } from '../../calls/shapes.ts'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { choiceName, helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf, useFault } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'

type Row = Record<string, unknown>

export function RowsField({ path, schema, value = [], onChange }: FieldProps<Row[]>) {
  const columns = Object.entries(schema.items?.properties ?? {})
  return (
    <Group path={path} hint={helpOf(schema)}>
      <div className="price-table price-table--rows">
        <table>
          <thead>
            <tr>
              {columns.map(([name, column]) => (
                <th key={name} scope="col" title={helpOf(column)}>
                  {labelOf([name])}
                  {column.title === 'ringgit' && ` (${words.fields.ringgit})`}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {value.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other stable key
              <tr key={at}>
                {columns.map(([name, column]) => (
                  <td key={name}>
                    <Cell
                      path={[...path, String(at), name]}
                      schema={column}
                      required={schema.items?.required?.includes(name) ?? false}
                      value={row[name]}
                      onChange={next => onChange(value.with(at, { ...row, [name]: next }))}
                    />
                  </td>
                ))}
                <td className="price-table__actions">
                  <IconButton
                    icon="x"
                    label={words.fields.remove(words.prices.row(at + 1))}
                    onClick={() => onChange(value.toSpliced(at, 1))}
                  />
                  <RowFault path={[...path, String(at)]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddButton onClick={() => onChange([...value, {}])}>{words.prices.addRow}</AddButton>
    </Group>
  )
}

function RowFault({ path }: { path: string[] }) {
  return <FieldError id={idOf(path)} error={useFault(path)} />
}

function Cell({ path, schema, value, onChange }: FieldProps) {
  const error = useFault(path)
  const id = idOf(path)
  const name = `${words.prices.row(Number(path.at(-2)) + 1)}, ${labelOf(path)}`
  const shared = { id, 'aria-label': name, 'aria-invalid': error ? true : undefined }
  return (
    <>
      {schema.enum ? (
        <select {...shared} value={String(value ?? '')} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">{words.fields.none}</option>
          {schema.enum.map(one => (
            <option key={one} value={one}>
              {choiceName(one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...limitsOf(schema)}
          type="number"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )}
      <FieldError id={id} error={error} />
    </>
  )
}

const limitsOf = ({ type, minimum, maximum }: FieldSchema) => ({
  min: minimum,
  max: maximum,
  step: type === 'integer' ? 1 : 'any',
})
