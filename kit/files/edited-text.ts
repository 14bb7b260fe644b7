import { readFileSync } from 'node:fs'

/** UTF-16: PowerShell's `>` writes the first, some editors the second. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

export function editedText(bytes: Uint8Array): string {
  const mark = marks.find(one => one.bytes.every((byte, index) => bytes[index] === byte))
  return new TextDecoder(mark?.encoding ?? 'utf-8').decode(bytes)
}

export const readEditedText = (path: string): string => editedText(readFileSync(path))
