import { mkdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { evictFiles } from '@agency/service-kit/files/evict-files.ts'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'
import type { DiskReport } from '@agency/service-kit/observability/disk-report.ts'
import { LRUCache } from 'lru-cache'

export type Picture = {
  bytes: Buffer
  /** In seconds; Infinity for an address that changes with its picture. */
  lifetime: number
  type?: string
}

export type PictureStore = {
  /** Requests for the same name share one `make`. */
  read(name: string, make: () => Promise<Picture>): Promise<Picture>
}

const megabyte = 1024 * 1024
/** `leaveFree` bytes of the disk remain for enquiries that wait for the backend. */
const presets = { maxBytes: 256 * megabyte, leaveFree: 256 * megabyte }
/** For pictures with a limited lifetime, in memory. */
const maxBriefBytes = 16 * megabyte

/**
 * Keeps pictures without expiry on disk; on a full disk they are sent without storing, and `report` is called.
 * @param folder Several processes may share it; each may exceed the limit by a sixteenth.
 */
export function createPictureStore(
  folder: string,
  report: DiskReport,
  bounds: Partial<typeof presets> = {},
): PictureStore {
  const { maxBytes, leaveFree } = { ...presets, ...bounds }
  const underWay = new Map<string, Promise<Picture>>()
  const brief = new LRUCache<string, Picture>({ maxSize: maxBriefBytes, sizeCalculation: ({ bytes }) => bytes.length })
  let unswept = Number.POSITIVE_INFINITY

  async function readOrMake(name: string, make: () => Promise<Picture>): Promise<Picture> {
    const path = join(folder, name)
    const stored = await readFile(path).catch(() => undefined)
    if (stored) return { bytes: stored, lifetime: Number.POSITIVE_INFINITY }
    const picture = await make()
    if (picture.lifetime === Number.POSITIVE_INFINITY) await keep(path, picture.bytes).catch(report.failed)
    else if (picture.lifetime > 0) brief.set(name, picture, { ttl: picture.lifetime * 1000 })
    return picture
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
