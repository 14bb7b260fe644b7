import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageDependencies } from '../../app/clients/content/cache/page-dependencies.server.ts'
import type { Encoding } from '../http/compression/choose-encoding.ts'
import type { RenderedPage } from '../http/compression/packed.ts'
import { cutAtNames, type NamedPage } from './persons/named-page.ts'

export type CachedPage = {
  status: number
  /** In lower case; pages with the same headers share one object. */
  headers: Readonly<Record<string, string>>
  /** Names and values in turn; composed when the page is first sent. */
  headerList?: string[]
  /** A hash of the page's bytes. */
  tag: string
  /** Empty only for a `named` page. The smallest body replaces the others when it is ready. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** A page for all members or all agents, without its reader's name. */
  named?: NamedPage
  keys: string[]
  /** Milliseconds since 1970. */
  madeAt: number
  until: number
  incomplete: boolean
  isOtherSpelling: boolean
}

const minCompressed = 1024

/** @param isNamed The page has gaps for the name of a signed-in reader. */
export async function cacheable(
  { status, headers, body }: RenderedPage,
  uses: PageDependencies,
  { now, isNamed }: { now: number; isNamed: boolean },
): Promise<CachedPage> {
  return {
    status,
    headers: shared(headers),
    tag: createHash('sha1').update(body).digest('base64url').slice(0, 20),
    ...(isNamed ? { bodies: {}, named: cutAtNames(body) } : { bodies: await quickly(body) }),
    keys: [...uses.keys],
    madeAt: now,
    until: uses.until,
    incomplete: uses.incomplete,
    isOtherSpelling: uses.isOtherSpelling,
  }
}

async function quickly(body: Buffer): Promise<CachedPage['bodies']> {
  if (body.length < minCompressed) return { identity: body }
  return { gzip: unshared(await promisify(gzip)(body, { level: 6 })) }
}

/** Shared, because a policy alone is longer than the rest of an entry. */
const headerSets = new LRUCache<string, CachedPage['headers']>({ max: 200 })

function shared(headers: Headers): CachedPage['headers'] {
  const record: CachedPage['headers'] = Object.fromEntries(headers)
  const name = JSON.stringify(record)
  const cached = headerSets.get(name) ?? record
  headerSets.set(name, cached)
  return cached
}

/** Takes about a quarter of a second, on another thread. */
export async function packedBest(page: CachedPage): Promise<CachedPage> {
  if (page.bodies.br || !page.bodies.gzip) return page
  const body = await bodyIn(page, 'identity')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // As wide as a page; the default window takes megabytes.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  }
  return { ...page, bodies: { br: unshared(await promisify(brotliCompress)(body, { params })) } }
}

/** Small buffers share slabs of 64 KB, and a cached one would keep the whole slab. */
function unshared(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { br, gzip: zipped, identity } = page.bodies
  const ready = page.bodies[encoding]
  if (ready) return ready
  const plain = identity ?? (br ? await promisify(brotliDecompress)(br) : await promisify(gunzip)(zipped as Buffer))
  return unshared(encoding === 'gzip' ? await promisify(gzip)(plain, { level: 6 }) : plain)
}

/** Approximate bytes of memory. */
export function sizeOf({ bodies, named, keys }: CachedPage): number {
  const bytes = [...Object.values(bodies), ...(named?.parts ?? [])].reduce((sum, body) => sum + body.length, 0)
  return bytes + keys.length * 16 + 2048
}
