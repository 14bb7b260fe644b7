import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftEnding, writeWhole } from '@agency/service-kit/files/write-whole.ts'
import type { Enquiry } from '../../../clients/backend/enquiries.server.ts'
import { fileKey, seal, unseal } from './sealed-file.server.ts'

/** `doubtful`: still unclear after all attempts. `undelivered`: after many attempts. */
const setAside = ['refused', 'doubtful', 'undelivered', 'unreadable'] as const
export type SetAside = (typeof setAside)[number]

/** `unclear`: the backend may or may not have accepted it. */
export const spoolStates = ['waiting', 'sending', 'unclear', ...setAside] as const
export type SpoolState = (typeof spoolStates)[number]
export const isSetAside = (state: SpoolState): state is SetAside => setAside.some(one => one === state)

/** `name` is without the state; `since` is the last change of state, in milliseconds since 1970. */
export type SpoolEntry = { name: string; state: SpoolState; since: number }

/** Encrypted files on this machine's disk. Several processes may share the folder. */
export type EnquirySpool = {
  /** Resolves once the enquiry is on disk; after a rejection the visitor must see an error. */
  keep: (enquiry: Enquiry, state?: 'waiting' | 'unclear') => Promise<void>
  /** The enquiry is stored and may still be delivered, or may have been. */
  holds: (key: string) => Promise<boolean>
  list: () => Promise<SpoolEntry[]>
  /** Rejects when the file cannot be decrypted. */
  read: (entry: SpoolEntry) => Promise<Enquiry>
  /** @returns The file in its new state; undefined when another process was faster. */
  move: (entry: SpoolEntry, state: SpoolState) => Promise<SpoolEntry | undefined>
  remove: (entry: SpoolEntry) => Promise<void>
  /** Also removes unfinished files of a killed process, whose visitors saw an error. @returns The number of files. */
  removeOld: (setAsideMs: number, unfinishedMs: number) => Promise<number>
}

export function createSpool(folder: string, secret: string): EnquirySpool {
  const key = fileKey(secret)
  const place = (name: string) => join(folder, name)
  const names = () => readdir(folder).catch((): string[] => [])
  const timesOf = (name: string) => stat(place(name)).catch(() => undefined)

  async function list(): Promise<SpoolEntry[]> {
    const entries = (await names()).flatMap(name => entryOf(name) ?? [])
    const files = await Promise.all(entries.map(async entry => ({ ...entry, times: await timesOf(fileOf(entry)) })))
    return files
      .flatMap(({ times, ...entry }) => (times ? [{ ...entry, since: times.ctimeMs, kept: times.mtimeMs }] : []))
      .sort((one, other) => one.kept - other.kept)
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
      const states = (await names()).map(entryOf).flatMap(entry => (entry?.name === name ? entry.state : []))
      return states.some(state => !isSetAside(state) || state === 'doubtful')
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
      let removed = 0
      for (const name of await names()) {
        const state = entryOf(name)?.state
        if (!name.endsWith(draftEnding) && !(state && isSetAside(state))) continue
        const times = await timesOf(name)
        if (!times || Date.now() - times.ctimeMs <= (state ? setAsideMs : unfinishedMs)) continue
        await rm(place(name), { force: true })
        removed++
      }
      return removed
    },
  }
}

/** Derived from the key: the same enquiry is stored once. */
const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.enquiry`

const fileOf = ({ name, state }: Pick<SpoolEntry, 'name' | 'state'>) =>
  state === 'waiting' ? name : `${name}.${state}`

function entryOf(fileName: string): Pick<SpoolEntry, 'name' | 'state'> | undefined {
  const [, name, suffix = 'waiting'] = /^([0-9a-z]+\.enquiry)(?:\.([a-z]+))?$/.exec(fileName) ?? []
  const state = spoolStates.find(candidate => candidate === suffix)
  return name && state ? { name, state } : undefined
}
