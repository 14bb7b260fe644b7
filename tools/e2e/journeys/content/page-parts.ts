const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** HTML or XML text with its entities turned back. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (hex || digits) return String.fromCodePoint(Number.parseInt(hex ?? digits, hex ? 16 : 10))
    return named[name] ?? whole
  })
}

/** What the head of a document says, as far as every page must say it. */
export function headOf(html: string) {
  const content = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '')
  return {
    title: content(/<title>([^<]*)<\/title>/),
    description: content(/<meta name="description" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    noIndex: /<meta name="robots" content="noindex/.test(html),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json),
  }
}
