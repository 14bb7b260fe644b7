/**
 * Whether a browser fetches a page for later, as `<link rel="prefetch">` asks it to. A page that it also renders is `prefetch;prerender`.
 *
 * @param purpose the header `Sec-Purpose`
 */
export function isPrefetch(purpose: string | string[] | undefined): boolean {
  return purpose === 'prefetch'
}
