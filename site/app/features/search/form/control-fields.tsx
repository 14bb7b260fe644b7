import { Icon } from '@agency/ui/pictures/icon.tsx'
import { memo, type ReactNode, useRef } from 'react'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'
import { mostOf } from './people.ts'

type Option = { value: string; label: string }

/** One of a list, label above. */
export function ChoiceField({ form, name, label, options }: PartProps & { label: ReactNode; options: Option[] }) {
  const { id, ...control } = controlProps({ form, name })
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...control}>
        <Options options={options} />
      </select>
      <FieldProblem form={form} name={name} />
    </div>
  )
}

/** There are ninety airlines, and each letter and each chosen day renders the form. */
const Options = memo(function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
})

/** A promo code, which most people do not have. */
export function PromoField({ form }: { form: PartProps['form'] }) {
  const { id, ...control } = controlProps({ form, name: 'promo' })
  return (
    <div className="option">
      <label htmlFor={id}>Promo code</label>
      <input id={id} {...control} type="text" autoComplete="off" autoCapitalize="characters" maxLength={40} />
      <FieldProblem form={form} name="promo" />
    </div>
  )
}

type CountFieldProps = PartProps & { label: string; hint?: string; min: number; max: number }

/** A number, with script also buttons for one more and one less. */
export function CountField({ form, name, label, hint, min, max }: CountFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const control = controlProps({ form, name })
  const number = Number(form.values[name]) || 0
  const most = mostOf(name, max, form)

  function step(by: number) {
    const wanted = String(Math.max(0, number + by))
    form.set({ [name]: wanted })
    const values = { ...form.values, [name]: wanted }
    const isAtEnd = by < 0 ? Number(wanted) <= min : Number(wanted) >= mostOf(name, max, { ...form, values })
    // A button that gets disabled would lose the focus to nothing.
    if (isAtEnd) input.current?.focus()
  }

  const button = { type: 'button', className: 'count__step', 'aria-describedby': `${control.id}-label` } as const
  return (
    <div className="count">
      <label htmlFor={control.id} id={`${control.id}-label`}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <div className="count__control">
        <button
          {...button}
          aria-label="One less"
          hidden={!form.isLive}
          disabled={form.isLive && number <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input {...control} ref={input} type="number" inputMode="numeric" min={min} max={max} />
        <button
          {...button}
          aria-label="One more"
          hidden={!form.isLive}
          disabled={form.isLive && number >= most}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <FieldProblem form={form} name={name} />
    </div>
  )
}
