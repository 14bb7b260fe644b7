import { Icon } from '@agency/ui/pictures/icon.tsx'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'

type CountFieldProps = PartProps & { label: string; hint?: string; min: number; max: number }

/** A number with buttons for one more and one less, which the panel's script brings to life. */
export function CountField({ form, name, label, hint, min, max }: CountFieldProps) {
  const control = controlProps({ form, name })
  return (
    <div className="count" data-count>
      <label htmlFor={control.id} id={`${control.id}-label`}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <div className="count__control">
        <button
          type="button"
          className="count__step"
          data-step="-1"
          aria-label="One less"
          aria-describedby={`${control.id}-label`}
          hidden
        >
          <Icon name="minus" size={18} />
        </button>
        <input {...control} type="number" inputMode="numeric" min={min} max={max} />
        <button
          type="button"
          className="count__step"
          data-step="1"
          aria-label="One more"
          aria-describedby={`${control.id}-label`}
          hidden
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <FieldProblem form={form} name={name} />
    </div>
  )
}
