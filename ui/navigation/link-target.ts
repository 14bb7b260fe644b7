/**
 * Where a link opens, as the content says. The page behind a new window learns nothing of this one.
 * @param target As the content system gives it: `_blank`, `_self` or nothing.
 */
export function opensIn(target: string): { target?: '_blank'; rel?: string } {
  return target.toLowerCase() === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
}
