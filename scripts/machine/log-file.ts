import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, type WriteStream } from 'node:fs'
import path from 'node:path'
import { diskTrouble } from '../../services/service-kit/files/disk-trouble.ts'

const largest = 20 * 1024 * 1024
const rotatedFiles = 3
/** Milliseconds after which a log that could not be written is tried again. */
const pauseAfterTrouble = 60_000

/**
 * Opens a process's log in the data folder. The log of the last start is kept as `<name>.1.log` and so on; a log that
 * grows large makes way for a new one in the same manner. While it cannot be written, its lines are dropped.
 *
 * @param say told once of each time in which the log cannot be written
 */
export function openLog(
  dataDir: string,
  name: string,
  say: (line: string) => void,
): { file: string; write: (chunk: Buffer | string) => void } {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  let stream: WriteStream | undefined
  let size = 0
  let isSaid = false
  let triedAgainAt = 0

  function fail(error: Error) {
    if (!isSaid) say(`Cannot write ${file} (${diskTrouble(error) ?? error.message}): continuing without it.`)
    isSaid = true
    stream = undefined
    triedAgainAt = Date.now() + pauseAfterTrouble
  }
  function open() {
    const opened = createWriteStream(file, { flags: 'a' })
    opened.on('error', error => opened === stream && fail(error))
    stream = opened
  }
  function begin() {
    stream?.end()
    size = 0
    try {
      rotate(folder, name)
      open()
    } catch (error) {
      fail(error as Error)
    }
  }

  begin()
  return {
    file,
    write(chunk) {
      if (!stream && Date.now() < triedAgainAt) return
      size += chunk.length
      if (size > largest) begin()
      else if (!stream) open()
      stream?.write(chunk, error => {
        if (!error) isSaid = false
      })
    },
  }
}

export function rotate(folder: string, name: string) {
  const place = (age: number) => path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  rmSync(place(rotatedFiles), { force: true })
  for (let age = rotatedFiles - 1; age >= 0; age--) if (existsSync(place(age))) renameSync(place(age), place(age + 1))
}
