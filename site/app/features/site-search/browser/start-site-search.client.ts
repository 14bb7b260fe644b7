/** Narrower screens go to the search page, where the field has the whole width. */
const wide = '(min-width: 768px)'

/**
 * Suggestions at the search page's field, and a field that comes down from the header instead of leaving the page.
 * What they need is fetched when somebody is about to search.
 */
export function startSiteSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-site-search]')
  const begin = async () => (await import('./suggestions.client.ts')).suggest(form as HTMLFormElement)
  form?.addEventListener('focusin', begin, { once: true })
  if (form?.contains(document.activeElement)) form.dispatchEvent(new FocusEvent('focusin'))

  const opener = document.querySelector<HTMLAnchorElement>('[data-search-opener]')
  let panel: Promise<{ open(): void }> | undefined
  opener?.addEventListener('click', async event => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (elsewhere || !matchMedia(wide).matches) return
    event.preventDefault()
    const own = form?.querySelector('input')
    if (own) return own.focus()
    panel ??= import('./search-panel.client.ts').then(module => module.searchPanel(opener))
    panel.then(
      made => made.open(),
      () => location.assign(opener.href),
    )
  })
}
