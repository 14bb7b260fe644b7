/** For the way back from the booking site. English is chosen by the switch alone: many pages are there in English only. */
export function keepLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    const language = link.lang.slice(0, 2)
    const keep = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API waits, and the page is being left
      document.cookie = `site-language=${language};path=/;max-age=31536000;samesite=lax`
    }
    if (link.ariaCurrent && language !== 'en') keep()
    link.onclick = keep
  }
}
