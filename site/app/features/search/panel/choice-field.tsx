import { memo, type ReactNode } from 'react'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'

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
