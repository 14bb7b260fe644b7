import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from '../pictures/icon.tsx'

type FieldFrame = {
  /** Also the id; a form has each name once. */
  name: string
  /** Where a page has the same name twice, in two forms. */
  id?: string
  label: string
  hint?: string
  error?: string
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
  optional,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input id={id} name={name} required={!optional} {...described({ id, hint, error })} {...input} />
    </Frame>
  )
}

/** As `TextField`, for several lines. */
export function TextArea({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea id={id} name={name} rows={5} required={!optional} {...described({ id, hint, error })} {...input} />
    </Frame>
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
  optional,
  options,
  ...input
}: FieldFrame & SelectHTMLAttributes<HTMLSelectElement> & { options: Option[] }) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select id={id} name={name} required={!optional} {...described({ id, hint, error })} {...input}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

type CheckFieldProps = {
  name: string
  children: ReactNode
  error?: string
  required?: boolean
} & InputHTMLAttributes<HTMLInputElement>

/** One thing to agree to. Never ticked beforehand. */
export function CheckField({ name, id = name, children, error, ...input }: CheckFieldProps) {
  return (
    <div className="field field--check">
      <label className="check">
        <input type="checkbox" id={id} name={name} value="true" {...described({ id, error })} {...input} />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** What is wrong with a form, first on the page, each line leading to its field. */
export function ErrorSummary({ errors }: { errors: { name: string; message: string }[] }) {
  if (errors.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-error-summary>
      <h2>
        <Icon name="circle-alert" /> Please look at {errors.length === 1 ? 'one field' : `${errors.length} fields`}{' '}
        again
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

function Frame({ id, label, hint, error, optional, children }: Omit<FieldFrame, 'name'> & { children: ReactNode }) {
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
      <FieldError id={id} error={error} />
    </div>
  )
}

/** What is wrong with one field; nothing when nothing is. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null
  return (
    <p className="field__error" id={`${id}-error`}>
      <Icon name="circle-alert" size={18} /> {error}
    </p>
  )
}

function described({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
