import { described, FieldFrame } from '@agency/ui/forms/field.tsx'
import { DateControl } from '../../parts/forms/date-control.tsx'
import { malaysianTime, malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { choiceName, helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf, useFault } from './field-props.ts'

export function useFrame({ path, schema, required }: Pick<FieldProps, 'path' | 'schema' | 'required'>, help?: string) {
  const error = useFault(path)
  const id = idOf(path)
  const hint = [helpOf(schema), help].filter(Boolean).join(' · ') || undefined
  const notes = { id, ...(hint && { hint }), ...(error && { error }) }
  return { frame: { ...notes, label: labelOf(path), optional: !required }, control: { id, ...described(notes) } }
}

type InputProps = FieldProps<string> & {
  help?: string | undefined
  /** Instead of the value. */
  shown?: string
  /** Parses the typed text. */
  read?: (typed: string) => string | undefined
}

function Input({ value = '', onChange, help, shown = value, read, ...field }: InputProps) {
  const { frame, control } = useFrame(field, help)
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        dir="auto"
        lang={field.lang}
        value={shown}
        onChange={({ target }) => onChange((read ? read(target.value) : target.value) || undefined)}
      />
    </FieldFrame>
  )
}

export const Line = (field: FieldProps<string>) => <Input {...field} help={countOf(field)} />

/** Malaysian. */
export function Day({ value = '', onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field)
  return (
    <FieldFrame {...frame}>
      <DateControl {...control} label={frame.label} value={value} onChange={day => onChange(day || undefined)} />
    </FieldFrame>
  )
}

/** In Malaysian time. */
export function Instant({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field, words.fields.malaysianTime)
  return (
    <FieldFrame {...frame}>
      <DateControl
        {...control}
        label={frame.label}
        withTime
        value={malaysianTime(value)}
        onChange={time => onChange(malaysianTimeToInstant(time))}
      />
    </FieldFrame>
  )
}

/** Grows with its text. */
export function Sentences({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field, countOf({ ...field, value }))
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        dir="auto"
        lang={field.lang}
        rows={2}
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      />
    </FieldFrame>
  )
}

const countOf = ({ value, schema: { maxLength } }: Pick<FieldProps<string>, 'value' | 'schema'>) =>
  maxLength === undefined ? undefined : words.fields.count(value?.length ?? 0, maxLength)

/** RM before an amount of ringgit. */
export function Amount({ value, onChange, ...field }: FieldProps<number>) {
  const { frame, control } = useFrame(field)
  const { title, type, minimum, maximum } = field.schema
  return (
    <FieldFrame {...frame}>
      <span className="amount">
        {title === 'ringgit' && <span aria-hidden="true">{words.fields.ringgit}</span>}
        <input
          {...control}
          type="number"
          inputMode="decimal"
          step={type === 'integer' ? 1 : 'any'}
          min={minimum}
          max={maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      </span>
    </FieldFrame>
  )
}

type Option = { value: string; name: string }

export function Select({ value, onChange, options, ...field }: FieldProps<string> & { options: Option[] }) {
  const { frame, control } = useFrame(field)
  const isListed = value === undefined || options.some(option => option.value === value)
  return (
    <FieldFrame {...frame}>
      <select {...control} value={value ?? ''} onChange={event => onChange(event.target.value || undefined)}>
        <option value="">{words.fields.none}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function Choice({ value, onChange, ...field }: FieldProps<string | number>) {
  const values = field.schema.enum ?? []
  return (
    <Select
      {...field}
      value={value === undefined ? undefined : String(value)}
      onChange={chosen => onChange(values.find(one => String(one) === chosen))}
      options={values.map(one => ({ value: String(one), name: choiceName(one) }))}
    />
  )
}
