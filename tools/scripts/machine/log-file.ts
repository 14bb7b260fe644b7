import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { diskTrouble } from '@agency/service-kit/files/disk-trouble.ts'

const maxSize = 20 * 1024 * 1024
const rotatedFiles = 3
const pauseAfterTrouble = 60_000

/** Previous logs become `<name>.1.log` and so on. Drops lines while it cannot write. */
export function openLog(
  dataDir: string,
  name: string,
  say: (line: string) => void,
): { file: string; write: (chunk: Buffer | string) => void } {
  const folder = path.join(dataDir, 'logs')
  const file = path.join(folder, `${name}.log`)
  let size = Number.POSITIVE_INFINITY
  let triedAgainAt: number | undefined

  function write(chunk: Buffer | string) {
    if (triedAgainAt !== undefined && Date.now() < triedAgainAt) return
    try {
      if (size + chunk.length > maxSize) {
        rotate(folder, name)
        size = 0
      }
      appendFileSync(file, chunk)
      size += chunk.length
      triedAgainAt = undefined
    } catch (error) {
      const reason = diskTrouble(error) ?? (error as Error).message
      if (triedAgainAt === undefined) say(`Cannot write ${file} (${reason}): continuing without it.`)
      triedAgainAt = Date.now() + pauseAfterTrouble
    }
  }
  mkdirSync(folder, { recursive: true })
  write('')
  return { file, write }
}

export function rotate(folder: string, name: string) {
  const place = (age: number) => path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  rmSync(place(rotatedFiles), { force: true })
  for (let age = rotatedFiles - 1; age >= 0; age--) if (existsSync(place(age))) renameSync(place(age), place(age + 1))
}
