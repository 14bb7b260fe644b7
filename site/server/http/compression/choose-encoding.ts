import { LRUCache } from 'lru-cache'

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

type Taken = { br: boolean; gzip: boolean }

const refused = /;\s*q\s*=\s*0(?:\.0*)?\s*$/
/** Browsers send a handful of different headers; reading one costs more than looking it up. */
const read = new LRUCache<string, Taken>({ max: 100 })

/**
 * The encoding to send a page in: the smallest that the browser takes and that is ready.
 * @param accepted The `accept-encoding` header.
 */
export function chooseEncoding(accepted: string | undefined, bodies: Partial<Record<Encoding, Buffer>>): Encoding {
  if (!accepted || bodies.identity) return 'identity'
  let taken = read.get(accepted)
  if (!taken) {
    const names = accepted
      .toLowerCase()
      .split(',')
      .filter(part => !refused.test(part))
      .map(part => part.split(';')[0]?.trim())
    taken = { br: names.includes('br'), gzip: names.includes('gzip') }
    read.set(accepted, taken)
  }
  if (taken.br && bodies.br) return 'br'
  return taken.gzip ? 'gzip' : 'identity'
}
