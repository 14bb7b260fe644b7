/** The address of a small picture for what a property holds: a drawing, an uploaded picture, or an address. */
export function thumbnailOf(value: string): string {
  const drawing = /^poster:(.+)$/.exec(value)?.[1]
  if (drawing) return `/media/0/${drawing}.svg`
  return value.startsWith('media/') ? `/${value}` : value
}
