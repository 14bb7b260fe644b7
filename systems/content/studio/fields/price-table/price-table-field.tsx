import { daysOfTrip } from '@agency/contracts/content/prices/fare.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type ClipboardEvent, type ComponentType, useState } from 'react'
import { AddButton, IconButton } from '../../parts/forms/buttons.tsx'
import { helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf, useProperties } from '../plain/field-props.ts'
import { Group } from '../plain/group.tsx'
import { Line } from '../plain/input-fields.tsx'
import { useAdded } from '../plain/use-added.ts'
import { isCells, withCells } from './pasted-cells.ts'
import { addColumn, addRow, type PriceTable, removeColumn, removeRow, withPrice, withProposals } from './price-table.ts'

const empty: PriceTable = { caption: '', columns: [''], heads: [{}], rows: [{ label: '', prices: [null] }] }

type PriceTableProps = FieldProps<PriceTable> & { Item: ComponentType<FieldProps> }

export function PriceTableField({ path, schema, value, onChange, Item }: PriceTableProps) {
  const isAdded = useAdded(value !== undefined, () => document.getElementById(idOf([...path, 'caption']))?.focus())
  const [leftEmpty, setLeftEmpty] = useState<string[]>([])
  const [areFactsOpen, setFactsOpen] = useState(false)
  const rowId = (row: number) => idOf([...path, 'rows', String(row)])
  const isRowAdded = useAdded(value?.rows?.length, () =>
    document.getElementById(rowId((value?.rows.length ?? 1) - 1))?.focus(),
  )
  const tripDays = daysOfTrip(useProperties().values)
  if (value === undefined) {
    return (
      <div className="field" id={idOf(path)}>
        <AddButton
          onClick={() => {
            isAdded()
            onChange(empty)
          }}
        >
          {words.fields.add(labelOf(path))}
        </AddButton>
      </div>
    )
  }
  const { caption, columns = [], rows = [] } = value
  const heads = columns.map((_, at) => value.heads?.[at] ?? {})
  const facts = { schema: schema.properties?.heads?.items ?? {}, required: false, Item }
  const relabel = (table: PriceTable) => onChange(withProposals(table, { ...value, columns, rows }, tripDays))
  const pasteAt = (row: number, column: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const isPlain = row < 0 || column < 0 || /^\d+(?:\.\d\d?)?$/.test(pasted.trim())
    if (isPlain && !isCells(pasted)) return
    event.preventDefault()
    const { table, leftEmpty } = withCells(value, { row, column }, pasted)
    setLeftEmpty(leftEmpty)
    relabel(table)
  }
  const leftLabel = labelOf(['rows', 'left'])
  const hasDepartures = rows.some(({ when, left }) => when?.days?.length || left !== undefined)
  const header = (column: number) => columns[column] || words.prices.column(column + 1)
  return (
    <Group path={path} hint={`${helpOf(schema) ?? ''} · ${words.prices.paste}`}>
      <Line
        path={[...path, 'caption']}
        schema={schema.properties?.caption ?? {}}
        value={caption}
        required
        onChange={text => relabel({ ...value, caption: text ?? '' })}
      />
      <div className="price-table">
        <table>
          <thead>
            <tr>
              <td />
              {hasDepartures && <th scope="col">{leftLabel}</th>}
              {columns.map((name, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other stable key while their names are typed
                <th key={column} scope="col">
                  <input
                    aria-label={words.prices.column(column + 1)}
                    value={name}
                    onChange={event => relabel({ ...value, columns: columns.with(column, event.target.value) })}
                    onPaste={pasteAt(-1, column)}
                  />
                  <IconButton
                    icon="x"
                    label={words.fields.remove(header(column))}
                    disabled={columns.length === 1}
                    onClick={() => onChange(removeColumn(value, column))}
                  />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, prices, ...rest }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other stable key while their names are typed
              <tr key={row}>
                <th scope="row">
                  <input
                    id={rowId(row)}
                    aria-label={words.prices.row(row + 1)}
                    value={label}
                    onChange={event =>
                      relabel({ ...value, rows: rows.with(row, { ...rest, label: event.target.value, prices }) })
                    }
                    onPaste={pasteAt(row, -1)}
                  />
                </th>
                {hasDepartures && (
                  <td>
                    <input
                      type="number"
                      min={0}
                      aria-label={`${label || words.prices.row(row + 1)}, ${leftLabel}`}
                      value={rest.left ?? ''}
                      onChange={({ target }) => {
                        const left = target.value === '' ? undefined : target.valueAsNumber
                        onChange({ ...value, rows: rows.with(row, { ...rest, label, prices, left }) })
                      }}
                    />
                  </td>
                )}
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column}>
                    <input
                      type="number"
                      min={0}
                      step="any"
                      aria-label={`${label || words.prices.row(row + 1)}, ${header(column)}, ${words.fields.ringgit}`}
                      value={prices[column] ?? ''}
                      onChange={({ target }) =>
                        onChange(withPrice(value, row, column, target.value === '' ? null : target.valueAsNumber))
                      }
                      onPaste={pasteAt(row, column)}
                    />
                  </td>
                ))}
                <td className="price-table__actions">
                  <IconButton
                    icon="x"
                    label={words.fields.remove(label || words.prices.row(row + 1))}
                    disabled={rows.length === 1}
                    onClick={() => onChange(removeRow(value, row))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="field__hint" role="status">
        {leftEmpty.length > 0 && words.prices.leftEmpty(leftEmpty)}
      </p>
      <details open={areFactsOpen} onToggle={event => setFactsOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="chevron-right" size={16} /> {words.prices.facts}
        </summary>
        {areFactsOpen && (
          <div className="fields">
            <Item
              path={[...path, 'sharing']}
              schema={schema.properties?.sharing ?? {}}
              value={value.sharing}
              required={false}
              onChange={sharing => onChange({ ...value, sharing: sharing as number | undefined })}
            />
            {columns.map((name, at) => (
              <Facts
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                path={[...path, 'heads', String(at)]}
                label={name || words.prices.column(at + 1)}
                value={heads[at]}
                onChange={head => onChange({ ...value, heads: heads.with(at, Object(head)) })}
                {...facts}
              />
            ))}
            {rows.map((row, at) => (
              <Facts
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                path={[...path, 'rows', String(at)]}
                label={row.label || words.prices.row(at + 1)}
                value={row}
                onChange={head => onChange({ ...value, rows: rows.with(at, { ...row, ...Object(head) }) })}
                {...facts}
              />
            ))}
          </div>
        )}
      </details>
      <p className="buttons">
        <AddButton
          onClick={() => {
            isRowAdded()
            onChange(addRow(value))
          }}
        >
          {words.prices.addRow}
        </AddButton>
        <AddButton onClick={() => onChange(addColumn(value))}>{words.prices.addColumn}</AddButton>
        <AddButton icon="x" onClick={() => onChange(undefined)}>
          {words.prices.remove}
        </AddButton>
      </p>
    </Group>
  )
}

/** The payers and days of a column or row. */
function Facts({ label, Item, ...field }: FieldProps & { label: string; Item: ComponentType<FieldProps> }) {
  return (
    <Group path={field.path} label={label}>
      <Item {...field} />
    </Group>
  )
}
