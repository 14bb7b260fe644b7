import { Icon } from '@agency/ui/pictures/icon.tsx'

/** The field for words to look for. Script adds suggestions below it; without script it is a form. */
export function SearchField({ question }: { question: string }) {
  return (
    <form className="search-line site-search" action="/search" role="search" data-site-search>
      <div className="site-search__field">
        <label className="visually-hidden" htmlFor="site-search">
          Words to look for
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          defaultValue={question}
          placeholder="Langkawi, refund, river cruise…"
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <button type="submit" className="button">
        <Icon name="search" /> Search
      </button>
    </form>
  )
}
