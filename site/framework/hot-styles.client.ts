/** Replaces styles rule by rule, because the page's policy allows only the inline styles that it was sent with. */
export async function replaceStyles(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-store' })
  const newest = new DOMParser().parseFromString(await response.text(), 'text/html')
  const texts = new Map(
    Array.from(newest.querySelectorAll('style'), ({ dataset, textContent }) => [dataset.href, textContent]),
  )
  for (const { sheet, dataset } of document.querySelectorAll('style')) {
    const text = texts.get(dataset.href)
    if (sheet && text !== undefined) replaceRules(sheet, text)
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const address = new URL(link.href)
    address.searchParams.set('t', String(Date.now()))
    link.href = address.href
  }
}

function replaceRules(sheet: CSSStyleSheet, text: string): void {
  const newest = new CSSStyleSheet()
  newest.replaceSync(text)
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const { cssText } of newest.cssRules) sheet.insertRule(cssText, sheet.cssRules.length)
}
