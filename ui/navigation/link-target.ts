/** A page in a new window gets no reference to this one. */
export function opensIn(target: string): { target?: '_blank'; rel?: string } {
  return target.toLowerCase() === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
}
