/** New paths and keys by old ones: of copied nodes, or the old address of a page. */
export type Renamed = { addresses: ReadonlyMap<string, string>; keys: ReadonlyMap<string, string> }

/** Addresses in Markdown and HTML: `](/path`, `]: /path`, `href="/path`, without what follows the path. */
const inText = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*|\bhref=["'])(\/[^\s"'<>()#?]*)/gm
const ownPath = /^(\/[^\s#?]*)([#?]\S*)?$/

/** Changes the links and keys in a value. Words that only look like a path stay. */
export function withChangedLinks(value: unknown, renamed: Renamed): unknown {
  if (typeof value === 'string') return textWithLinks(value, renamed)
  if (Array.isArray(value)) return value.map(one => withChangedLinks(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withChangedLinks(one, renamed)]))
}

function textWithLinks(text: string, { addresses, keys }: Renamed): string {
  const key = keys.get(text.toLowerCase())
  if (key !== undefined) return key
  const [, path, rest = ''] = ownPath.exec(text) ?? []
  if (path !== undefined) return changed(path, addresses) + rest
  return text.replace(inText, (_, before: string, linked: string) => before + changed(linked, addresses))
}

/** Preserves a slash at the end. */
function changed(path: string, addresses: Renamed['addresses']): string {
  const [, bare = '', slash = ''] = /^(\/.*?)(\/?)$/.exec(path) ?? []
  const copy = addresses.get(bare.toLowerCase())
  return copy === undefined ? path : copy + slash
}
