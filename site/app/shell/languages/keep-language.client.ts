/** For the booking site, and the way back from it. English is chosen by the switch alone: many pages are there in English only. */
export function keepLanguage(): void {
  // A browser refuses a domain that is a public suffix, such as com.my, and reads an empty one as this host.
  const domains = ['', document.body.dataset.languageDomain ?? '']
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const language = link.lang.slice(0, 2)
    const keep = () => {
      for (const domain of domains) {
        const cookie = `site-language=${language};path=/;max-age=31536000;samesite=lax;domain=${domain}`
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API waits, and the page is being left
        document.cookie = cookie
      }
    }
    if (link.ariaCurrent && language !== 'en') keep()
    // Posts come back to the language of their page, even if another tab chose one since. Scripts may send forms themselves.
    if (link.ariaCurrent) addEventListener('submit', keep, true)
    link.onclick = keep
  }
}
