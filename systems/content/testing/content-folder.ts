import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const made: string[] = []
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** A content folder for a test: file names and what is in them. Gives back the path of its `content` folder. */
export function contentFolder(files: Record<string, string>): string {
  const around = mkdtempSync(join(tmpdir(), 'content-test-'))
  made.push(around)
  const folder = join(around, 'content')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeContentFile(folder, name, text)
  return folder
}

/** Writes one file of such a folder. */
export function writeContentFile(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** The text of a prose page; `more` is further front matter. */
export const prose = (title: string, body = 'Some *text*.', more = ''): string => `---
alias: prosePage
name: ${title}
title: ${title}
metaTitle: ${title}
metaDescription: About ${title}
${more}---
${body}
`
