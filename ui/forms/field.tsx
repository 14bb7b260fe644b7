import { controlWords } from '@agency/words/shell/controls/words.ts'
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
  /** Also the id, because a form has each name once. */
  name: string
  id?: string
  label: string
  hint?: string
  error?: string
  /** For fields that are checked while the visitor types. */
  announced?: boolean
  /** Marked in words, because many people do not know the star. */
  optional?: boolean
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  )
}

export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...control} />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { options: { value: string; label: string }[] }

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = splitProps(props)
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value === label ? undefined : value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function splitProps<Props extends FieldProps>(props: Props) {
  const { name, id = name, label, hint, error, announced, optional, ...control } = props
  return {
    frame: { id, label, hint, error, announced, optional },
    control: { id, name, required: !optional, ...described({ id, hint, error }), ...control },
  }
}

type CheckFieldProps = {
  name: string
  children: ReactNode
  error?: string
  announced?: boolean
  required?: boolean
} & InputHTMLAttributes<HTMLInputElement>

/** Never ticked in advance. */
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
  ref?: Ref<HTMLDivElement>
}

export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="circle-alert" /> {controlWords().check(errors.length)}
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

export function FieldFrame({ id, label, hint, error, announced, optional, children }: FieldFrameProps) {
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <small>{controlWords().optional}</small>}
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

export function FieldError({ id, error, announced }: { id?: string; error?: string; announced?: boolean }) {
  if (!error) return null
  return (
    <p className="field__error" id={`${id}-error`} role={announced ? 'alert' : undefined}>
      <Icon name="circle-alert" size={18} /> {error}
    </p>
  )
}

export function described({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
