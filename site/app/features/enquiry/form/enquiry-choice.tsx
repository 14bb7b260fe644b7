import { FieldError } from '@agency/ui/forms/field.tsx'
import type { FieldWords } from './form-model.ts'

type EnquiryChoiceProps = { words: FieldWords; value: string; error?: string }

/** Radio buttons for two to four options. The first one has the field's id, so that links lead to it. */
export function EnquiryChoice({ words: { name, label, hint, options }, value, error }: EnquiryChoiceProps) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={error ? 'field choice field--wrong' : 'field choice'} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div className="choice__options">
        {options?.map((option, index) => (
          <label key={option.value} className="choice__option">
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option.value}
              required
              defaultChecked={value === option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
