/** From this width on, filters stand beside the results; `listing.css` has the same. */
const besideResults = '(min-width: 900px)'

/**
 * Filters without leaving the page. Beside the results a choice applies at once; above them, the visitor chooses
 * several before pressing the button.
 */
export function startUpdatingResults(): void {
  const listing = document.querySelector<HTMLElement>('[data-listing]')
  if (!listing) return
  let shown = location.search
  listing.addEventListener('change', event => {
    if (isWide()) (event.target as HTMLInputElement).form?.requestSubmit()
  })
  listing.addEventListener('submit', event => {
    event.preventDefault()
    const chosen = [...new FormData(event.target as HTMLFormElement)].filter(([, value]) => value !== '')
    shown = queryOf(chosen as [string, string][])
    history.pushState(null, '', location.pathname + shown)
    void update(listing).then(() => {
      if (!isWide()) listing.querySelector<HTMLElement>('#results')?.focus()
    })
  })
  addEventListener('popstate', () => {
    if (location.search === shown) return
    shown = location.search
    void update(listing)
  })
}

const isWide = () => matchMedia(besideResults).matches

function queryOf(chosen: [string, string][]): string {
  const query = new URLSearchParams(chosen).toString()
  return query && `?${query}`
}

/** Loads filters and results for the page's address; a newer choice replaces an older answer. */
async function update(listing: HTMLElement): Promise<void> {
  const { href } = location
  listing.setAttribute('aria-busy', 'true')
  const page = await fetch(href)
    .then(answer => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  if (location.href !== href) return
  const next = new DOMParser().parseFromString(page, 'text/html').querySelector('[data-listing]')
  if (!next) return location.reload()
  listing.removeAttribute('aria-busy')
  replace(listing, next)
}

/** Keeps the element of the count, so that screen readers announce it, and the focus and open groups. */
function replace(listing: Element, next: Element): void {
  const parts = (root: Element, part: string) => root.querySelectorAll(`[data-part="${part}"]`)
  const { name, value, type } = (document.activeElement ?? {}) as HTMLInputElement
  for (const details of parts(listing, 'more'))
    if ((details as HTMLDetailsElement).open)
      for (const other of parts(next, 'more')) if (other.id === details.id) (other as HTMLDetailsElement).open = true
  for (const part of ['filters', 'count', 'found'])
    parts(listing, part)[0]?.replaceChildren(...(parts(next, part)[0]?.childNodes ?? []))
  const again = [...listing.querySelectorAll<HTMLInputElement>('input, select, button')].find(
    field => field.type === type && field.name === name && (type !== 'checkbox' || field.value === value),
  )
  if (type) again?.focus({ preventScroll: true })
}
