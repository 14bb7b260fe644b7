import { Icon } from '@agency/ui/pictures/icon.tsx'
import { memo } from 'react'
import { FieldProblem } from './form-parts.tsx'
import { maxCount } from './people.ts'
import { useControl, useForm } from './search-form-context.ts'

type Option = { value: string; label: string }

type ChoiceFieldProps = { name: string; label: string; options: Option[] }

export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { id, ...control } = useControl(name)
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...control}>
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
      <label htmlFor={id}>Promo code</label>
      <input id={id} {...control} type="text" autoComplete="off" autoCapitalize="characters" maxLength={40} />
      <FieldProblem name="promo" />
    </div>
  )
}

/** @property one The noun on the buttons, such as `child`. */
type CountFieldProps = { name: string; label: string; one: string; hint?: string; min: number; max: number }

/** A number; with script it has plus and minus buttons. */
export function CountField({ name, label, one, hint, min, max }: CountFieldProps) {
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
        {label} {hint && <small>{hint}</small>}
      </label>
      <div className="count__control">
        <button
          {...button}
          aria-label={`One ${one} fewer`}
          hidden={!isLive}
          aria-disabled={isLeast || undefined}
          onClick={() => !isLeast && step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input {...control} type="number" inputMode="numeric" min={min} max={max} />
        <button
          {...button}
          aria-label={`One more ${one}`}
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
