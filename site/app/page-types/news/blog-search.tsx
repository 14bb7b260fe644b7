export function BlogSearch({ term = '' }: { term?: string }) {
  return (
    <form className="search-line" action="/blog/search" role="search">
      <label className="visually-hidden" htmlFor="blog-search">
        Search the blog
      </label>
      <input id="blog-search" type="search" name="q" defaultValue={term} placeholder="monsoon, rail, Hokkaido…" />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  )
}
