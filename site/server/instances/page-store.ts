import type { Redis } from 'ioredis'
import type { ChangeChannel } from './change-channel.ts'
import type { Ask } from './impatience.ts'

/** Bytes of pages that all instances see. No call rejects, or takes longer than a visitor notices. */
export type PageStore = {
  read(name: string): Promise<Buffer | undefined>
  /** Stores bytes for some milliseconds, and lets the next instance claim the name. */
  write(name: string, bytes: Buffer, milliseconds: number): Promise<unknown>
  /** True for one caller until it writes or releases; for every caller while Redis does not answer. */
  claim(name: string): Promise<boolean>
  release(name: string): Promise<unknown>
}

/** What instances need to send pages that another one has rendered. */
export type SharedPages = {
  store: PageStore
  position: ChangeChannel['position']
  /** Undefined if Redis does not answer in time. */
  lastChange(keys: string[]): Promise<Awaited<ReturnType<ChangeChannel['lastChange']>> | undefined>
}

/** Larger values are neither stored nor read. */
export const maxPageBytes = 256 * 1024
/** An instance that ends while it renders keeps the others from it no longer than this. */
const claimMs = 3000

const page = (name: string) => `page:${name}`
const claimed = (name: string) => `claim:${name}`

export function pagesInRedis(redis: Redis, ask: Ask): PageStore {
  return {
    async read(name) {
      const bytes = await ask(() => redis.getrangeBuffer(page(name), 0, maxPageBytes))
      return bytes && bytes.length > 0 && bytes.length <= maxPageBytes ? bytes : undefined
    },
    write: (name, bytes, milliseconds) =>
      ask(() => redis.multi().set(page(name), bytes, 'PX', milliseconds).del(claimed(name)).exec()),
    claim: async name => (await ask(() => redis.set(claimed(name), '', 'PX', claimMs, 'NX'))) !== null,
    release: name => ask(() => redis.del(claimed(name))),
  }
}
