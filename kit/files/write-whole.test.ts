import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'))
})

test.each([true, false])('only the last written content remains (durable: %s)', async durable => {
  const path = join(folder, 'a')
  await writeWhole(path, Buffer.from('one'), { durable, mode: 0o600 })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await writeWhole(path, Buffer.from('two'), { durable })
  expect(readFileSync(path, 'utf8')).toBe('two')
  expect(readdirSync(folder)).toEqual(['a'])
})

test('a reader during many writes gets one complete version', async () => {
  const path = join(folder, 'a')
  const writings = Array.from({ length: 20 }, (_, at) => Buffer.alloc(300_000, String.fromCharCode(65 + at)))
  writeFileSync(path, writings[0] as Buffer)
  let writing = true
  const written = Promise.all(writings.map(content => writeWhole(path, content))).finally(() => {
    writing = false
  })
  while (writing) {
    const read = await readFile(path)
    expect(writings.some(content => content.equals(read))).toBe(true)
  }
  await written
  expect(readdirSync(folder)).toEqual(['a'])
})

test('a failed write leaves the previous file and no temporary one', async () => {
  mkdirSync(join(folder, 'a'))
  await expect(writeWhole(join(folder, 'a'), Buffer.from('one'))).rejects.toThrow()
  await expect(writeWhole(join(folder, 'missing', 'a'), Buffer.from('one'))).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['a'])
})
