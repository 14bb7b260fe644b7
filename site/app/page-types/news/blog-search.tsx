import { blogWords } from '@agency/words/pages/blog/words.ts'

export function BlogSearch({ term = '' }: { term?: string }) {
  const say = blogWords()
  return (
    <form className="search-line" action="/blog/search" role="search">
      <label className="visually-hidden" htmlFor="blog-search">
        {say.search}
      </label>
      <input id="blog-search" type="search" name="q" defaultValue={term} placeholder={say.examples} />
      <button type="submit" className="button">
        {say.find}
      </button>
    </form>
  )
}
