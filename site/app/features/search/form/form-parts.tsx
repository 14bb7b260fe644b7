import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import type { MouseEvent, ReactNode } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import { fieldId } from '../model/search-form-model.ts'
import { useForm } from './search-form-context.ts'

export function FieldProblem({ name }: { name: string }) {
  const { product, problems } = useForm()
  const problem = problems.find(({ field }) => field === name)
  if (!problem) return null
  return (
    <p className="field__error" id={`${fieldId(product, name)}-error`} role={problem.isEarly ? 'alert' : undefined}>
      <Icon name="circle-alert" size={18} />{' '}
      <span>
        {problem.message} {problem.link && <a href={pathInLanguage(problem.link.href)}>{problem.link.text}</a>}
      </span>
    </p>
  )
}

type CellProps = { name: string; label: string; className?: string; children: ReactNode }

export function Cell({ name, label, className = '', children }: CellProps) {
  const { product } = useForm()
  return (
    <div className={`cell ${className}`.trim()}>
      <label className="cell__label" htmlFor={fieldId(product, name)}>
        {label}
      </label>
      {children}
      <FieldProblem name={name} />
    </div>
  )
}

export function ProblemSummary() {
  const { product, problems: all } = useForm()
  const problems = all.filter(({ isEarly }) => !isEarly)
  if (problems.length === 0) return null
  const goTo = (event: MouseEvent, name: string) => {
    const field = document.getElementById(fieldId(product, name))
    if (!field) return
    event.preventDefault()
    field.focus()
    // Opens the list of choices of an ambiguous place.
    if (field.role === 'combobox') field.click()
  }
  return (
    // biome-ignore lint/a11y/noAutofocus: for a form that came back without script; with script `handOver` moves the focus
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>
        <Icon name="circle-alert" /> {searchWords().check}
      </h2>
      <ul>
        {problems.map(({ field, message, link }) => (
          <li key={field}>
            <a href={`#${fieldId(product, field)}`} onClick={event => goTo(event, field)}>
              {message}
            </a>
            {link && (
              <>
                {' '}
                <a href={pathInLanguage(link.href)}>{link.text}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
