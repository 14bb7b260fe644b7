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
    description: content(/<meta (?:lang="[^"]*" )?name="description" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    noIndex: /<meta name="robots" content="noindex/.test(html),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json),
  }
}

/** Raw text and titles, which no element can divide; comments; tags with their attributes; text. */
const tokens = /<(script|style|title)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi
const empty = /^(?:area|br|hr|img|input|link|meta|source|wbr)$/

/** The texts of a document, each in the language that an element around it names. */
export function textsOf(html: string): { text: string; lang: string }[] {
  const open: { name: string; lang: string }[] = []
  const texts: { text: string; lang: string }[] = []
  for (const [token, , closes, name, attributes = ''] of html.matchAll(tokens)) {
    const { lang = '' } = open.at(-1) ?? {}
    if (closes)
      open.length = Math.max(
        0,
        open.findLastIndex(one => one.name === name),
      )
    else if (name && !empty.test(name) && !attributes.endsWith('/'))
      open.push({ name, lang: /\slang="([^"]*)"/.exec(attributes)?.[1] ?? lang })
    else if (!token.startsWith('<') && token.trim()) texts.push({ text: decodeEntities(token.trim()), lang })
  }
  return texts
}

/** The addresses of a document in its languages, as `ms-MY /ms/tnc`. */
export const languagesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)].map(
    ([, tag, path]) => `${tag} ${path || '/'}`,
  )
