import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useRef } from 'react'
import { controlProps, FieldProblem, type PartProps } from './form-parts.tsx'
import { mostOf } from './people-limits.ts'

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
