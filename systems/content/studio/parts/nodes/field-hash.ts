const headFields = ['name', 'urlSegment', 'publishAt', 'unpublishAt']

/**
 * undefined without a field.
 * @param path begins with `source` for properties
 */
export function fieldHash(path: string[]): string | undefined {
  const [first = '', property] = path
  const hasField = first === 'source' ? property !== undefined : headFields.includes(first)
  return hasField ? `#${path.map(encodeURIComponent).join('.')}` : undefined
}
