import { questionWords } from '@agency/words/pages/questions/words.ts'
import type { ReactNode } from 'react'
import type { FaqPage } from './faq.server.ts'

export type FaqToolsProps = Pick<FaqPage, 'subjects' | 'query' | 'path'> & {
  here: string
}

type Filter = {
  /** The number of answers, if these are not all of them. */
  status: ReactNode
  /** Called on each change; without it, the form searches on the server. */
  onQuery?: (words: string) => void
}

export function FaqTools({ subjects, query, path, here, status, onQuery }: FaqToolsProps & Filter) {
  const say = questionWords()
  const field = onQuery
    ? { value: query, onChange: (event: React.ChangeEvent<HTMLInputElement>) => onQuery(event.target.value) }
    : { defaultValue: query }
  return (
    <div className="faq__tools">
      <form action={path} role="search" className="search-line" onSubmit={onQuery && (event => event.preventDefault())}>
        <label className="visually-hidden" htmlFor="faq-words">
          {say.search}
        </label>
        <input id="faq-words" type="search" name="q" placeholder={say.examples} autoComplete="off" {...field} />
        <button type="submit" className="button">
          {say.find}
        </button>
      </form>
      <ul className="terms" aria-label={say.subjects}>
        {subjects.map(({ name, slug, path: subjectPath }) => (
          <li key={slug}>
            <a href={subjectPath} aria-current={subjectPath === here ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="faq__count" role="status">
        {status}
      </p>
    </div>
  )
}

export function EveryQuestion({ path }: Pick<FaqToolsProps, 'path'>) {
  return <a href={path}>{questionWords().every}</a>
}
