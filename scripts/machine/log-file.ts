import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const largest = 20 * 1024 * 1024
const rotatedFiles = 3

/**
 * Opens a process's log in the data folder. The log of the last start is kept as `<name>.1.log` and so on; a log that
 * grows large makes way for a new one in the same manner.
 *
 * @param say told once if the log cannot be written
 */
export function openLog(
  dataDir: string,
  name: string,
  say: (line: string) => void,
): { file: string; write: (chunk: Buffer | string) => void } {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  let broken = false
  const open = () => {
    rotate(folder, name)
    return createWriteStream(file, { flags: 'a' }).on('error', error => {
      if (!broken) say(`Cannot write ${file} (${error.message}): continuing without it.`)
      broken = true
    })
  }
  let stream = open()
  let size = 0
  return {
    file,
    write(chunk) {
      if (broken) return
      size += chunk.length
      if (size > largest) {
        stream.end()
        stream = open()
        size = chunk.length
      }
      stream.write(chunk)
    },
  }
}

export function rotate(folder: string, name: string) {
  const place = (age: number) => path.join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  rmSync(place(rotatedFiles), { force: true })
  for (let age = rotatedFiles - 1; age >= 0; age--) if (existsSync(place(age))) renameSync(place(age), place(age + 1))
}
