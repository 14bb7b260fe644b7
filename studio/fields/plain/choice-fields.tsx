import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { FieldError } from '@agency/ui/forms/field.tsx'
import { choiceName, helpOf, labelOf } from '../../words/labels.ts'
import { type FieldProps, idOf, useFault } from './field-props.ts'

/** Several of the values that a schema allows. */
export function Choices(props: FieldProps<(string | number)[]>) {
  return <Boxes {...props} options={props.schema.items?.enum ?? []} nameOf={choiceName} />
}

/** Several of the twelve months. */
export function Months(props: FieldProps<number[]>) {
  return <Boxes {...props} options={Array.from({ length: 12 }, (_, month) => month + 1)} nameOf={monthName} />
}

type BoxesProps<Value> = FieldProps<Value[]> & { options: Value[]; nameOf: (value: Value) => string }

function Boxes<Value extends string | number>({
  path,
  schema,
  value = [],
  onChange,
  options,
  nameOf,
}: BoxesProps<Value>) {
  const error = useFault(path)
  const id = idOf(path)
  const toggle = (option: Value, isOn: boolean) =>
    onChange(options.filter(one => (one === option ? isOn : value.includes(one))))
  return (
    <fieldset className="field boxes" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend>{labelOf(path)}</legend>
      <div className="boxes__list">
        {options.map(option => (
          <label key={option} className="box">
            <input
              type="checkbox"
              checked={value.includes(option)}
              onChange={event => toggle(option, event.target.checked)}
            />
            <span>{nameOf(option)}</span>
          </label>
        ))}
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {helpOf(schema, path)}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** A checkbox for yes or no. */
export function YesNo({ path, schema, value, onChange }: FieldProps<boolean>) {
  const id = idOf(path)
  const hint = helpOf(schema, path)
  return (
    <div className="field">
      <label className="box">
        <input
          type="checkbox"
          id={id}
          checked={value ?? false}
          aria-describedby={hint && `${id}-hint`}
          onChange={event => onChange(event.target.checked || undefined)}
        />
        <span>{labelOf(path)}</span>
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
