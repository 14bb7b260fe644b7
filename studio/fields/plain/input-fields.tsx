import { described, FieldFrame } from '@agency/ui/forms/field.tsx'
import { instantOf, malaysianTime } from '../../parts/malaysian-time.ts'
import { helpOf, labelOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { type FieldProps, idOf, useFault } from './field-props.ts'

/** What surrounds the control of a path, and the attributes that the control needs. */
export function useFrame({ path, schema, required }: Pick<FieldProps, 'path' | 'schema' | 'required'>, help?: string) {
  const error = useFault(path)
  const id = idOf(path)
  const hint = [helpOf(schema, path), help].filter(Boolean).join(' · ') || undefined
  const said = { id, ...(hint && { hint }), ...(error && { error }) }
  return { frame: { ...said, label: labelOf(path), optional: !required }, control: { id, ...described(said) } }
}

/** Text of one line. */
export function Line({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field, countOf(value, field.schema.maxLength))
  return (
    <FieldFrame {...frame}>
      <input {...control} value={value ?? ''} onChange={event => onChange(event.target.value || undefined)} />
    </FieldFrame>
  )
}

/** Text of some sentences. Grows as it is filled. */
export function Sentences({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field, countOf(value, field.schema.maxLength))
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        rows={2}
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      />
    </FieldFrame>
  )
}

const countOf = (value: string | undefined, most: number | undefined) =>
  most === undefined ? undefined : words.fields.count(value?.length ?? 0, most)

/** A number. `unit` stands before it. */
export function Amount({ value, onChange, unit, ...field }: FieldProps<number> & { unit: string | undefined }) {
  const { frame, control } = useFrame(field)
  const { type, minimum, maximum } = field.schema
  return (
    <FieldFrame {...frame}>
      <span className="amount">
        {unit && <span aria-hidden="true">{unit}</span>}
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

/** A Malaysian calendar day. */
export function Day({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field)
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="date"
        className="short"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      />
    </FieldFrame>
  )
}

/** An instant, shown and typed as the clocks of Malaysia have it. */
export function Instant({ value, onChange, ...field }: FieldProps<string>) {
  const { frame, control } = useFrame(field, words.fields.malaysianTime)
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="datetime-local"
        className="short"
        value={malaysianTime(value)}
        onChange={event => onChange(instantOf(event.target.value))}
      />
    </FieldFrame>
  )
}
