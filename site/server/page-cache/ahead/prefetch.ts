import { prefetchHeader } from '../../../app/addresses/prefetch.ts'

/** Whether our script fetches a page for later. @param header Gives a header by its name. */
export function isPrefetch(header: (name: string) => unknown): boolean {
  return header(prefetchHeader) === 'prefetch'
}
