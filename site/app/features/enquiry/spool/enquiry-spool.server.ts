import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftEnding, writeWhole } from '@agency/service-kit/files/write-whole.ts'
import type { Enquiry } from '../../../clients/backend/enquiries.server.ts'
import { fileKey, seal, unseal } from './sealed-file.server.ts'

/**
 * `unclear`: it was sent, and whether it was taken is not known. Those set aside are for people: `refused` by the backend,
 * `doubtful` for ever, `undelivered` however often it was tried, `unreadable` with this key.
 */
export const spoolStates = [
  'waiting',
  'sending',
  'unclear',
  'refused',
  'doubtful',
  'undelivered',
  'unreadable',
] as const
export type SpoolState = (typeof spoolStates)[number]
export type SetAside = 'refused' | 'doubtful' | 'undelivered' | 'unreadable'

/** One file: its name without the state, and since when it has that, in milliseconds since 1970. */
export type SpoolEntry = { name: string; state: SpoolState; since: number }

/** Enquiries on this machine's disk, encrypted, until the backend takes them. Several processes may share the folder. */
export type EnquirySpool = {
  /** Keeps an enquiry. When this resolves it is on disk; when it rejects the visitor must be told. */
  keep: (enquiry: Enquiry, state?: 'waiting' | 'unclear') => Promise<void>
  /** Whether the enquiry with this key is here and may still arrive, or has. */
  holds: (key: string) => Promise<boolean>
  /** Everything that is kept, the oldest first. */
  list: () => Promise<SpoolEntry[]>
  /** What is kept in a file. Rejects when it cannot be opened. */
  read: (entry: SpoolEntry) => Promise<Enquiry>
  /** Gives a file another state. @returns The file as it is now; undefined when another process was quicker. */
  move: (entry: SpoolEntry, state: SpoolState) => Promise<SpoolEntry | undefined>
  remove: (entry: SpoolEntry) => Promise<void>
  /**
   * Removes what was set aside longer ago than that, and what a killed process left unfinished: nobody was told that it was
   * kept. @returns How many files.
   */
  removeOld: (setAsideMs: number, unfinishedMs: number) => Promise<number>
}

const file = /^([0-9a-z]+\.enquiry)(?:\.([a-z]+))?$/
export const isSetAside = (state: SpoolState): state is SetAside => spoolStates.indexOf(state) > 2

/** @param secret Sealed files open only with the one they were sealed with. */
export function createSpool(folder: string, secret: string): EnquirySpool {
  const key = fileKey(secret)
  const place = (name: string) => join(folder, name)
  const names = () => readdir(folder).catch((): string[] => [])
  const changed = async (name: string) => (await stat(place(name)).catch(() => undefined))?.ctimeMs

  async function list(): Promise<SpoolEntry[]> {
    const found = await Promise.all(
      (await names()).flatMap(name => {
        const [, base, state = 'waiting'] = file.exec(name) ?? []
        const known = spoolStates.find(candidate => candidate === state)
        return base && known
          ? stat(place(name)).then(
              times => ({ name: base, state: known, times }),
              () => [],
            )
          : []
      }),
    )
    const entries = found.flat().sort((one, other) => one.times.mtimeMs - other.times.mtimeMs)
    return entries.map(({ name, state, times }) => ({ name, state, since: times.ctimeMs }))
  }

  return {
    list,
    async keep(enquiry, state = 'waiting') {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = nameOf(enquiry.key)
      const sealed = seal(JSON.stringify(enquiry), key, name)
      await writeWhole(place(fileOf({ name, state })), sealed, { durable: true, mode: 0o600 })
    },
    async holds(key) {
      const name = nameOf(key)
      const entries = await list()
      return entries.some(entry => entry.name === name && (!isSetAside(entry.state) || entry.state === 'doubtful'))
    },
    async read(entry) {
      return JSON.parse(unseal(await readFile(place(fileOf(entry))), key, entry.name)) as Enquiry
    },
    async move(entry, state) {
      const moved = { ...entry, state, since: Date.now() }
      try {
        await rename(place(fileOf(entry)), place(fileOf(moved)))
        return moved
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: entry => rm(place(fileOf(entry)), { force: true }),
    async removeOld(setAsideMs, unfinishedMs) {
      const limitOf = new Map<string, number>()
      for (const name of await names()) if (name.endsWith(draftEnding)) limitOf.set(name, unfinishedMs)
      for (const entry of await list()) if (isSetAside(entry.state)) limitOf.set(fileOf(entry), setAsideMs)
      let removed = 0
      for (const [name, limit] of limitOf) {
        const at = await changed(name)
        if (at === undefined || Date.now() - at <= limit) continue
        await rm(place(name), { force: true })
        removed++
      }
      return removed
    },
  }
}

/** Named after its key: the same enquiry twice is one file. */
const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.enquiry`

const fileOf = ({ name, state }: Pick<SpoolEntry, 'name' | 'state'>) =>
  state === 'waiting' ? name : `${name}.${state}`
