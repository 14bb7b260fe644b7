/**
 * A page in a new window gets no reference to this one.
 * @param target From the content system: `_blank`, `_self` or empty.
 */
export function opensIn(target: string): { target?: '_blank'; rel?: string } {
  return target.toLowerCase() === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
}
