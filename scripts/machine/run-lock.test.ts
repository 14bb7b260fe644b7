import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claimDataFolder, isAlive, nameProcess } from './run-lock.ts'

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

test.each([`${noProcess} 1`, `${process.pid} 1`, 'nonsense'])(
  'a claim left by a process that is gone counts for nothing: %s',
  left => {
    const dataDir = folder()
    mkdirSync(path.join(dataDir, 'claims'))
    writeFileSync(path.join(dataDir, 'claims', left), '')
    expect(() => claimDataFolder(dataDir, process.pid)).not.toThrow()
  },
)

test('a process is told from a later one with its number', () => {
  expect(isAlive(nameProcess(process.pid))).toBe(true)
  expect(isAlive(nameProcess(noProcess))).toBe(false)
  expect(isAlive(`${process.pid} 1`)).toBe(process.platform !== 'linux')
})

/** What each of many processes does: for each folder it is told of, they all begin at one instant. */
const contender = `
  import { claimDataFolder } from ${JSON.stringify(new URL('run-lock.ts', import.meta.url).href)}
  import { createInterface } from 'node:readline'
  console.log('ready')
  for await (const line of createInterface({ input: process.stdin })) {
    const [dataDir, instant] = JSON.parse(line)
    while (Date.now() < instant);
    try {
      claimDataFolder(dataDir, process.pid)
      console.log('won')
    } catch (error) {
      console.log(error.message.includes('in use by another run') ? 'refused' : error.stack)
    }
  }
`

test('of many processes that find a claim of one that is gone, exactly one wins, every time', async () => {
  const all = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', contender], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const answers = () => Promise.all(all.map(async child => String((await once(child.stdout, 'data'))[0]).trim()))
  expect(new Set(await answers())).toEqual(new Set(['ready']))
  for (let round = 0; round < 6; round++) {
    const dataDir = folder()
    mkdirSync(path.join(dataDir, 'claims'))
    writeFileSync(path.join(dataDir, 'claims', `${noProcess} 1`), '')
    const said = answers()
    for (const child of all) child.stdin.write(`${JSON.stringify([dataDir, Date.now() + 50])}\n`)
    expect((await said).sort()).toEqual([...Array(7).fill('refused'), 'won'])
  }
  for (const child of all) child.stdin.end()
  await Promise.all(all.map(child => once(child, 'exit')))
})
