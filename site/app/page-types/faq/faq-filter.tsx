import type { FaqPage } from './faq.server.ts'
import { countOfAnswers } from './faq-match.ts'

/** A word to look for, and the subjects. Without script the server looks; with it, answers go and come with each letter. */
export function FaqFilter({ page }: { page: FaqPage }) {
  const count = page.categories.reduce((sum, { questions }) => sum + questions.length, 0)
  const here = page.head.path
  const holdsAll = !page.query && (here === '/faq' || here === '/faq-details')
  return (
    <div className="faq__tools">
      <form action="/faq" role="search" className="search-line" data-faq-filter={holdsAll || undefined}>
        <label className="visually-hidden" htmlFor="faq-words">
          Words to look for in questions and answers
        </label>
        <input
          id="faq-words"
          type="search"
          name="q"
          defaultValue={page.query}
          placeholder="baggage, visa, refund…"
          autoComplete="off"
        />
        <button type="submit" className="button">
          Find
        </button>
      </form>
      <ul className="terms" aria-label="Subjects">
        {page.subjects.map(({ name, slug, path }) => (
          <li key={slug}>
            <a href={path} aria-current={path === here ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="faq__count" role="status" data-faq-count>
        {page.query && `${countOfAnswers(count)} for “${page.query}”. `}
        {(page.query || here !== '/faq') && <a href="/faq">Show every question</a>}
      </p>
    </div>
  )
}
