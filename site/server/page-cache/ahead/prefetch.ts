import { prefetchHeader } from '../../../app/addresses/prefetch.ts'

export function isPrefetch(header: (name: string) => unknown): boolean {
  return header(prefetchHeader) === 'prefetch'
}
