import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageDependencies } from '../../app/clients/content/cache/page-dependencies.server.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { RenderedPage } from '../http/compression/rendered-page.ts'

/** A finished answer, ready to be sent to many. */
export type CachedPage = {
  status: number
  /** As the page set them, in lower case; one object for all pages that set the same. */
  headers: Readonly<Record<string, string>>
  /** What the cache adds for this page, as lines; made when it is first sent from memory. */
  ownLines?: string
  /** Names the bytes of the page: the same page always has the same tag. */
  tag: string
  /** At least one of them. The best one replaces the others when it is ready. */
  bodies: Partial<Record<Encoding, Buffer>>
  keys: string[]
  /** Instants in milliseconds since 1970. */
  madeAt: number
  until: number
  incomplete: boolean
  isOtherSpelling: boolean
}

const smallest = 1024

/** Makes the answer that a page's loader and template gave ready to be cached, packed so that it can be sent at once. */
export async function cacheable(
  { status, headers, body }: RenderedPage,
  uses: PageDependencies,
  now: number,
): Promise<CachedPage> {
  return {
    status,
    headers: shared(headers),
    tag: createHash('sha1').update(body).digest('base64url').slice(0, 20),
    bodies: body.length < smallest ? { identity: body } : { gzip: alone(await promisify(gzip)(body, { level: 6 })) },
    keys: [...uses.keys],
    madeAt: now,
    until: uses.until,
    incomplete: uses.incomplete,
    isOtherSpelling: uses.isOtherSpelling,
  }
}

/** Headers that are in memory already, by what they say: a policy alone is longer than all else that is known of a page. */
const headerSets = new LRUCache<string, CachedPage['headers']>({ max: 200 })

function shared(headers: Headers): CachedPage['headers'] {
  const given: CachedPage['headers'] = Object.fromEntries(headers)
  const name = JSON.stringify(given)
  const known = headerSets.get(name) ?? given
  headerSets.set(name, known)
  return known
}

/** The same page with nothing but its smallest body. It takes about a quarter of a second, on a thread of its own. */
export async function packedBest(page: CachedPage): Promise<CachedPage> {
  if (page.bodies.br || !page.bodies.gzip) return page
  const body = await bodyIn(page, 'identity')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window as wide as a page. The usual one takes megabytes for nothing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return { ...page, bodies: { br: alone(await promisify(brotliCompress)(body, { params })) } }
}

/** The same bytes in memory of their own: small buffers share slabs of 64 KB, and one that is kept would keep all of it. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The page's bytes in one encoding, made from another if need be. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { br, gzip: zipped, identity } = page.bodies
  const ready = page.bodies[encoding]
  if (ready) return ready
  const plain = identity ?? (br ? await promisify(brotliDecompress)(br) : await promisify(gunzip)(zipped as Buffer))
  return alone(encoding === 'gzip' ? await promisify(gzip)(plain, { level: 6 }) : plain)
}

/** Bytes of memory that a page takes, nearly. */
export function sizeOf({ bodies, keys }: CachedPage): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
  return bytes + keys.length * 16 + 2048
}
