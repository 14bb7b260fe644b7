import type {
  ComponentProps,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { Icon } from '../pictures/icon.tsx'

type FieldProps = {
  /** Also the id; a form has each name once. */
  name: string
  /** Where a page has the same name twice, in two forms. */
  id?: string
  label: string
  hint?: string
  error?: string
  /** Whether screen readers say the error as soon as it comes: where a field is judged while somebody fills in the form. */
  announced?: boolean
  /** Marked in words: a star means nothing to many people. */
  optional?: boolean
}

/** A label above its control, a hint below it, and the error with an icon and words. */
export function TextField({
  name,
  id = name,
  label,
  hint,
  error,
  announced,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} announced={announced} optional={optional}>
      <input id={id} name={name} required={!optional} {...described({ id, hint, error })} {...input} />
    </FieldFrame>
  )
}

/** As `TextField`, for several lines. */
export function TextArea({
  name,
  id = name,
  label,
  hint,
  error,
  announced,
  optional,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} announced={announced} optional={optional}>
      <textarea id={id} name={name} rows={5} required={!optional} {...described({ id, hint, error })} {...input} />
    </FieldFrame>
  )
}

type Option = { value: string; label: string }

/** As `TextField`, for one of a list. */
export function SelectField({
  name,
  id = name,
  label,
  hint,
  error,
  announced,
  optional,
  options,
  ...input
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { options: Option[] }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} announced={announced} optional={optional}>
      <select id={id} name={name} required={!optional} {...described({ id, hint, error })} {...input}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

type CheckFieldProps = {
  name: string
  children: ReactNode
  error?: string
  announced?: boolean
  required?: boolean
} & InputHTMLAttributes<HTMLInputElement>

/** One thing to agree to. Never ticked beforehand. */
export function CheckField({ name, id = name, children, error, announced, ...input }: CheckFieldProps) {
  return (
    <div className="field field--check">
      <label className="check">
        <input type="checkbox" id={id} name={name} value="true" {...described({ id, error })} {...input} />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} announced={announced} />
    </div>
  )
}

type ErrorSummaryProps = {
  errors: { name: string; message: string }[]
  /** Takes the focus when the form was sent. */
  ref?: Ref<HTMLDivElement>
}

/** What is wrong with a form, first on the page, each line leading to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="circle-alert" /> Please check {errors.length === 1 ? 'one field' : `${errors.length} fields`}
      </h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FieldFrameProps = Omit<FieldProps, 'name'> & { children: ReactNode }

/** Everything around the control of a field, which takes the attributes of `described`. */
export function FieldFrame({ id, label, hint, error, announced, optional, children }: FieldFrameProps) {
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} announced={announced} />
    </div>
  )
}

/** What is wrong with one field; nothing when nothing is. */
export function FieldError({ id, error, announced }: { id?: string; error?: string; announced?: boolean }) {
  if (!error) return null
  return (
    <p className="field__error" id={`${id}-error`} role={announced ? 'alert' : undefined}>
      <Icon name="circle-alert" size={18} /> {error}
    </p>
  )
}

/** What leads from a control to its hint and to what is wrong with it. */
export function described({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
