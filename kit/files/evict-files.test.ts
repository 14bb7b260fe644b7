import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { evictFiles } from './evict-files.ts'
import { draftEnding } from './write-whole.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evict-'))
})

function write(name: string, secondsAgo: number) {
  writeFileSync(join(folder, name), Buffer.alloc(100))
  const written = Date.now() / 1000 - secondsAgo
  utimesSync(join(folder, name), written, written)
}

test('the oldest files go until the rest fits', async () => {
  for (const age of [30, 10, 40, 20]) write(`${age}`, age)
  await evictFiles(folder, 399)
  expect(readdirSync(folder).sort()).toEqual(['10', '20', '30'])
  await evictFiles(folder, 200)
  expect(readdirSync(folder).sort()).toEqual(['10', '20'])
})

test('expired files go, and drafts of killed processes; a draft that is being written stays', async () => {
  for (const [name, age] of [
    ['expired', 90],
    ['kept', 70],
    [`old${draftEnding}`, 70],
    [`new${draftEnding}`, 30],
  ] as const)
    write(name, age)
  await evictFiles(folder, 1000, 80_000)
  expect(readdirSync(folder).sort()).toEqual(['kept', `new${draftEnding}`])
})
