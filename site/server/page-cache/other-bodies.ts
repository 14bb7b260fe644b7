import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import { bodyIn, type CachedPage } from './cached-page.ts'

export type OtherBodies = {
  /** The page's bytes if they need not be made. */
  ready(page: CachedPage, encoding: Encoding): Buffer | undefined
  /** The page's bytes, made once and kept for those who ask alike. */
  of(page: CachedPage, encoding: Encoding): Promise<Buffer>
}

/**
 * Pages in encodings that few ask for: programs that take no brotli, or nothing at all. A page itself keeps its smallest form only.
 * @param maxBytes Of all of them together.
 */
export function createOtherBodies(maxBytes: number): OtherBodies {
  // By the tag, which names the bytes: the same page made anew finds them again.
  const made = new LRUCache<string, Buffer>({
    maxSize: Math.ceil(maxBytes),
    sizeCalculation: body => body.length + 256,
  })
  const nameOf = (page: CachedPage, encoding: Encoding) => `${encoding} ${page.tag}`
  const ready = (page: CachedPage, encoding: Encoding) => page.bodies[encoding] ?? made.get(nameOf(page, encoding))
  return {
    ready,
    async of(page, encoding) {
      const known = ready(page, encoding)
      if (known) return known
      const body = await bodyIn(page, encoding)
      made.set(nameOf(page, encoding), body)
      return body
    },
  }
}
