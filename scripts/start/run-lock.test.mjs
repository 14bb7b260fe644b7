import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claimDataFolder, isAlive, nameProcess } from './run-lock.mjs'

const folder = () => mkdtempSync(path.join(tmpdir(), 'run-lock-'))
const noProcess = 2 ** 31 - 1

test('a folder claimed by a living process is refused to another, not to itself', () => {
  const dataDir = folder()
  claimDataFolder(dataDir, process.pid)
  expect(() => claimDataFolder(dataDir, process.ppid)).toThrow(`in use by another run (process ${process.pid})`)
  expect(() => claimDataFolder(dataDir, process.pid)).not.toThrow()
})

test('given back, it can be claimed by another', () => {
  const dataDir = folder()
  claimDataFolder(dataDir, process.pid)()
  expect(() => claimDataFolder(dataDir, process.ppid)).not.toThrow()
})

test.each([`${noProcess} 1`, `${process.pid} 1`, '', 'nonsense'])(
  'a claim left by a process that is gone counts for nothing: %s',
  left => {
    const dataDir = folder()
    writeFileSync(path.join(dataDir, 'run.lock'), left)
    expect(() => claimDataFolder(dataDir, process.pid)).not.toThrow()
  },
)

test('a process is told from a later one with its number', () => {
  expect(isAlive(nameProcess(process.pid))).toBe(true)
  expect(isAlive(nameProcess(noProcess))).toBe(false)
  expect(isAlive(`${process.pid} 1`)).toBe(process.platform !== 'linux')
})
