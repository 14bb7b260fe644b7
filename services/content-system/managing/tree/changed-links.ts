/** What paths and keys become: those of nodes that have copies, or the old address of a page. */
export type Renamed = { addresses: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> }

/** Addresses in Markdown and HTML: `](/path`, `]: /path`, `href="/path`. What follows them is no part of a path. */
const inText = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*|\bhref=["'])(\/[^\s"'<>()#?]*)/gm
const alone = /^(\/[^\s#?]*)([#?]\S*)?$/

/** What a node says, with its links and keys changed. Words that only look like a path stay. */
export function withChangedLinks(value: unknown, renamed: Renamed): unknown {
  if (typeof value === 'string') return textWithLinks(value, renamed)
  if (Array.isArray(value)) return value.map(one => withChangedLinks(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withChangedLinks(one, renamed)]))
}

function textWithLinks(text: string, { addresses, keys }: Renamed): string {
  const key = keys.get(text.toLowerCase())
  if (key !== undefined) return key
  const [, path, rest = ''] = alone.exec(text) ?? []
  if (path !== undefined) return changed(path, addresses) + rest
  return text.replace(inText, (_, before: string, linked: string) => before + changed(linked, addresses))
}

/** A path with the slash at its end that it had. */
function changed(path: string, addresses: Renamed['addresses']): string {
  const [, bare = '', slash = ''] = /^(\/.*?)(\/?)$/.exec(path) ?? []
  const copy = addresses.get(bare.toLowerCase())
  return copy === undefined ? path : copy + slash
}
