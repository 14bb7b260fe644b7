const headFields = ['name', 'urlSegment', 'publishAt', 'unpublishAt']

/** The end of an address that leads to one field of an open page; undefined for what has no field. @param path from `source` on */
export function fieldHash(path: string[]): string | undefined {
  const [first = '', property] = path
  const hasField = first === 'source' ? property !== undefined : headFields.includes(first)
  return hasField ? `#${path.map(encodeURIComponent).join('.')}` : undefined
}
