/** Where links lead, and the keys that stand in values, once nodes have copies. */
export type Renamed = { addresses: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> }

/** Addresses in Markdown and HTML: `](/path`, `]: /path`, `href="/path`. What follows them is no part of a path. */
const inText = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*|\bhref=["'])(\/[^\s"'<>()#?]*)/gm
const alone = /^(\/[^\s#?]*)([#?]\S*)?$/

/** What a node says, with links to the originals made links to their copies. Words that only look like a path stay. */
export function withLinksToCopies(value: unknown, renamed: Renamed): unknown {
  if (typeof value === 'string') return textWithLinks(value, renamed)
  if (Array.isArray(value)) return value.map(one => withLinksToCopies(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLinksToCopies(one, renamed)]))
}

function textWithLinks(text: string, { addresses, keys }: Renamed): string {
  const key = keys.get(text.toLowerCase())
  if (key !== undefined) return key
  const [, path, rest = ''] = alone.exec(text) ?? []
  if (path !== undefined) return copyOf(path, addresses) + rest
  return text.replace(inText, (_, before: string, linked: string) => before + copyOf(linked, addresses))
}

/** A path with the slash at its end that it had. */
function copyOf(path: string, addresses: Renamed['addresses']): string {
  const [, bare = '', slash = ''] = /^(\/.*?)(\/?)$/.exec(path) ?? []
  const copy = addresses.get(bare.toLowerCase())
  return copy === undefined ? path : copy + slash
}
