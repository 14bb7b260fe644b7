import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { memo } from 'react'
import { FieldProblem } from './form-parts.tsx'
import { maxCount } from './people.ts'
import { useControl, useForm } from './search-form-context.ts'

type Option = { value: string; label: string }

/** @property any The empty value, before a long list of options that never changes. */
type ChoiceFieldProps = { name: string; label: string; any?: string; options: Option[] }

export function ChoiceField({ name, label, any, options }: ChoiceFieldProps) {
  const { id, ...control } = useControl(name)
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...control}>
        {any && <option value="">{any}</option>}
        <Options options={options} />
      </select>
      <FieldProblem name={name} />
    </div>
  )
}

/** Memoized: there are ninety airlines, and each keystroke renders the form. */
const Options = memo(function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
})

export function PromoField() {
  const { id, ...control } = useControl('promo')
  return (
    <div className="option">
      <label htmlFor={id}>{searchWords().promo}</label>
      <input id={id} {...control} type="text" autoComplete="off" autoCapitalize="characters" maxLength={40} />
      <FieldProblem name="promo" />
    </div>
  )
}

type CountFieldProps = {
  name: 'adults' | 'children' | 'infants' | 'rooms'
  /** Replaces the usual one. */
  hint?: string
  min: number
  max: number
}

/** A number; with script it has plus and minus buttons. */
export function CountField({ name, hint, min, max }: CountFieldProps) {
  const say = searchWords()[name]
  const { product, values, isLive, set } = useForm()
  const control = useControl(name)
  const number = Number(values[name]) || 0
  const isLeast = isLive && number <= min
  const isFull = isLive && number >= maxCount(name, max, product, values)
  const step = (by: number) => set({ [name]: String(Math.max(0, number + by)) })

  const button = { type: 'button', className: 'count__step' } as const
  return (
    <div className="count">
      <label htmlFor={control.id}>
        {say.label} {(hint ?? say.hint) && <small>{hint ?? say.hint}</small>}
      </label>
      <div className="count__control">
        <button
          {...button}
          aria-label={say.fewer}
          hidden={!isLive}
          aria-disabled={isLeast || undefined}
          onClick={() => !isLeast && step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input {...control} type="number" inputMode="numeric" min={min} max={max} />
        <button
          {...button}
          aria-label={say.more}
          hidden={!isLive}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <FieldProblem name={name} />
    </div>
  )
}
