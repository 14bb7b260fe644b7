import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import type { Problem } from '../model/checks.ts'
import { fieldId } from '../model/search-form-model.ts'
import type { LiveForm } from './use-search-form.ts'

/** What the parts of a form need to know of the form they stand in. */
export type PartProps = { form: LiveForm; name: string }

/** The message beside a field. */
export function FieldProblem({ form, name }: PartProps) {
  const problem = form.problems.find(({ field }) => field === name)
  if (!problem) return null
  return (
    <p className="field__error" id={`${fieldId(form.product, name)}-error`}>
      <Icon name="circle-alert" size={18} /> <ProblemText problem={problem} />
    </p>
  )
}

/** What a control says of itself: its id and name, what stands in it, and whether that is wrong. */
export function controlProps({ form, name }: PartProps) {
  const id = fieldId(form.product, name)
  const wrong = form.problems.some(({ field }) => field === name)
  return {
    id,
    name,
    value: form.values[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => form.set({ [name]: target.value }),
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-error` : undefined,
  }
}

type CellProps = PartProps & { label: string; className?: string; children: ReactNode }

/** One cell of the ticket: a small label, a large control, and what is wrong with it. */
export function Cell({ form, name, label, className = '', children }: CellProps) {
  return (
    <div className={`cell ${className}`.trim()}>
      <label className="cell__label" htmlFor={fieldId(form.product, name)}>
        {label}
      </label>
      {children}
      <FieldProblem form={form} name={name} />
    </div>
  )
}

/** Everything that is wrong with a form, first in it, each line leading to its field. */
export function ProblemSummary({ form }: { form: LiveForm }) {
  if (form.problems.length === 0) return null
  const goTo = (event: MouseEvent, name: string) => {
    const field = document.getElementById(fieldId(form.product, name))
    if (!field) return
    event.preventDefault()
    field.focus()
    // A place that was not clear shows what it can mean.
    if (field.role === 'combobox') field.click()
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="circle-alert" /> Please check your search
      </h2>
      <ul>
        {form.problems.map(problem => (
          <li key={problem.field}>
            <a href={`#${fieldId(form.product, problem.field)}`} onClick={event => goTo(event, problem.field)}>
              {problem.message}
            </a>
            {problem.link && (
              <>
                {' '}
                <a href={problem.link.href}>{problem.link.text}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProblemText({ problem }: { problem: Problem }) {
  return (
    <span>
      {problem.message} {problem.link && <a href={problem.link.href}>{problem.link.text}</a>}
    </span>
  )
}
