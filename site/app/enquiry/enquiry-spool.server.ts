import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Enquiry } from '../backend/enquiries.server.ts'
import { fileKey, seal, unseal, writeDurably } from './sealed-file.server.ts'

/** Enquiries on this machine's disk, encrypted, until the backend takes them. */
export type EnquirySpool = {
  /** Keeps an enquiry. When this resolves it is on disk; when it rejects the visitor must be told. */
  keep: (enquiry: Enquiry) => Promise<void>
  /** Names of what is kept, the oldest first. */
  waiting: () => Promise<string[]>
  /** Names of everything that is kept, also of what was set aside. */
  all: () => Promise<string[]>
  /** What is kept under a name. Rejects when the file cannot be opened. */
  read: (name: string) => Promise<Enquiry>
  remove: (name: string) => Promise<void>
  /** Puts a file out of the way for people to look at; it stays until its time is over. */
  setAside: (name: string, why: 'refused' | 'unreadable') => Promise<void>
  /**
   * Removes what was set aside longer ago than that, and what a killed process left unfinished: nobody was told that it was
   * kept. @returns How many files.
   */
  removeOld: (setAsideMs: number, unfinishedMs: number) => Promise<number>
}

const ENDING = '.enquiry'
const kept = /\.enquiry(\.refused|\.unreadable)?$/
const setAside = /\.enquiry\.(refused|unreadable)$/
/** The name under which a file was sealed. */
const firstName = (name: string) => name.replace(/(?<=\.enquiry)\.\w+$/, '')

/** @param secret Sealed files open only with the one they were sealed with. */
export function createSpool(folder: string, secret: string): EnquirySpool {
  const key = fileKey(secret)
  const place = (name: string) => join(folder, name)
  const all = async () => (await readdir(folder).catch(() => [])).filter(name => kept.test(name))
  return {
    async keep(enquiry) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Named after its key: the same enquiry twice is one file.
      const name = createHash('sha256').update(enquiry.key).digest('hex').slice(0, 40) + ENDING
      await writeDurably(place(name), seal(JSON.stringify(enquiry), key, name))
    },
    all,
    async waiting() {
      const names = (await all()).filter(name => name.endsWith(ENDING))
      const times = await Promise.all(names.map(name => stat(place(name)).catch(() => undefined)))
      const age = new Map(names.map((name, index) => [name, times[index]?.mtimeMs ?? 0]))
      return names.sort((one, other) => (age.get(one) ?? 0) - (age.get(other) ?? 0))
    },
    async read(name) {
      return JSON.parse(unseal(await readFile(place(name)), key, firstName(name))) as Enquiry
    },
    remove: name => rm(place(name), { force: true }),
    async setAside(name, why) {
      await rename(place(name), place(`${name}.${why}`)).catch((error: NodeJS.ErrnoException) => {
        // Another process of the site has done it.
        if (error.code !== 'ENOENT') throw error
      })
    },
    async removeOld(setAsideMs, unfinishedMs) {
      const names = await readdir(folder).catch(() => [])
      const isOld = async (name: string) => {
        const limit = name.endsWith('.tmp') ? unfinishedMs : setAside.test(name) ? setAsideMs : Number.POSITIVE_INFINITY
        const changed = await stat(place(name)).catch(() => undefined)
        return changed !== undefined && Date.now() - changed.ctimeMs > limit
      }
      const old = await Promise.all(names.map(isOld))
      const removed = names.filter((_, index) => old[index])
      await Promise.all(removed.map(name => rm(place(name), { force: true })))
      return removed.length
    },
  }
}
