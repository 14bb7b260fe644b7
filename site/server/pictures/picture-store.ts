import { mkdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { evictFiles } from '@agency/service-kit/files/evict-files.ts'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'
import type { DiskReport } from '@agency/service-kit/observability/disk-report.ts'
import { LRUCache } from 'lru-cache'

/** A picture to send. */
export type Picture = {
  bytes: Buffer
  /** Seconds for which it may be cached; Infinity for an address that changes with its picture. */
  lifetime: number
  /** The media type, if it differs from the requested one. */
  type?: string
}

export type PictureStore = {
  /** The stored picture, or the result of `make`, which requests for the same name share. */
  read(name: string, make: () => Promise<Picture>): Promise<Picture>
}

const megabyte = 1024 * 1024
/** Bytes that stay free on the disk, for enquiries that wait for the backend. */
const presets = { maxBytes: 256 * megabyte, leaveFree: 256 * megabyte }
/** Bytes of memory for pictures with a limited lifetime. */
const maxBriefBytes = 16 * megabyte

/**
 * Stores pictures that may be cached for ever in a folder, up to `maxBytes`, and evicts the oldest. Nothing is stored while the
 * disk has less than `leaveFree` bytes; pictures are then still sent. Others stay in memory while they are fresh.
 * @param folder Created when needed. Several processes may share it; each may exceed the limit by a sixteenth.
 * @param report Called when pictures are sent without being stored.
 * @param bounds Set by tests.
 */
export function createPictureStore(
  folder: string,
  report: DiskReport,
  bounds: Partial<typeof presets> = {},
): PictureStore {
  const { maxBytes, leaveFree } = { ...presets, ...bounds }
  const underWay = new Map<string, Promise<Picture>>()
  const brief = new LRUCache<string, Picture>({ maxSize: maxBriefBytes, sizeCalculation: ({ bytes }) => bytes.length })
  // The size of the folder is unknown until the first sweep.
  let unswept = Number.POSITIVE_INFINITY

  async function readOrMake(name: string, make: () => Promise<Picture>): Promise<Picture> {
    const path = join(folder, name)
    const stored = await readFile(path).catch(() => undefined)
    if (stored) return { bytes: stored, lifetime: Number.POSITIVE_INFINITY }
    const made = await make()
    if (made.lifetime === Number.POSITIVE_INFINITY) await keep(path, made.bytes).catch(report.failed)
    else if (made.lifetime > 0) brief.set(name, made, { ttl: made.lifetime * 1000 })
    return made
  }

  async function keep(path: string, bytes: Buffer): Promise<void> {
    if (bytes.length > maxBytes / 16) return
    await mkdir(folder, { recursive: true })
    unswept += bytes.length
    if (unswept > maxBytes / 16) {
      unswept = bytes.length
      await evictFiles(folder, (maxBytes * 15) / 16)
    }
    if ((await freeBytes(folder)) < leaveFree + bytes.length) {
      throw new Error(`the disk has less than ${Math.round(leaveFree / megabyte)} MB left`)
    }
    await writeWhole(path, bytes)
    report.worked()
  }

  return {
    async read(name, make) {
      const fresh = brief.get(name)
      if (fresh) return { ...fresh, lifetime: brief.getRemainingTTL(name) / 1000 }
      const running = underWay.get(name)
      if (running) return running
      const started = readOrMake(name, make).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
