import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { Box } from '../../parts/forms/box.tsx'
import { choiceName, helpOf, labelOf } from '../../words/labels.ts'
import { type FieldProps, idOf } from './field-props.ts'
import { Group } from './group.tsx'

export const Choices = (props: FieldProps<(string | number)[]>) => (
  <Boxes {...props} options={props.schema.items?.enum ?? []} nameOf={choiceName} />
)

const months = Array.from({ length: 12 }, (_, index) => index + 1)

export const Months = (props: FieldProps<number[]>) => <Boxes {...props} options={months} nameOf={monthName} />

type BoxesProps<Value> = FieldProps<Value[]> & { options: Value[]; nameOf: (value: Value) => string }

function Boxes<Value extends string | number>(props: BoxesProps<Value>) {
  const { path, schema, value = [], onChange, options, nameOf } = props
  const toggle = (option: Value, isOn: boolean) =>
    onChange(options.filter(one => (one === option ? isOn : value.includes(one))))
  return (
    <Group path={path} hint={helpOf(schema)} className="boxes">
      <div className="boxes__list">
        {options.map(option => (
          <Box key={option} checked={value.includes(option)} onChange={({ target }) => toggle(option, target.checked)}>
            {nameOf(option)}
          </Box>
        ))}
      </div>
    </Group>
  )
}

export function YesNo({ path, schema, value, onChange }: FieldProps<boolean>) {
  const id = idOf(path)
  const hint = helpOf(schema)
  return (
    <div className="field">
      <Box
        id={id}
        checked={value ?? false}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.checked || undefined)}
      >
        {labelOf(path)}
      </Box>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
