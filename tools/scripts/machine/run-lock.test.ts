import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimDataFolder, lockFile } from './run-lock.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'run-lock-'))

test('a folder claimed by one run is refused to another, with a message what to stop', () => {
  const dataDir = folder()
  claimDataFolder(dataDir, 4711)
  expect(() => claimDataFolder(dataDir, 4712)).toThrow('in use by another run (process 4711)')
})

test('a released folder can be claimed again', () => {
  const dataDir = folder()
  claimDataFolder(dataDir, 1)()
  expect(() => claimDataFolder(dataDir, 2)).not.toThrow()
})

test('a shared lock excludes an exclusive one until its last holder releases it', () => {
  const file = path.join(folder(), 'lock')
  const [one, other] = [lockFile(file, 'shared'), lockFile(file, 'shared')]
  one?.()
  expect(lockFile(file, 'exclusive')).toBeUndefined()
  other?.()
  expect(lockFile(file, 'exclusive')).toBeDefined()
})

test('a claim survives garbage collection', async () => {
  const dataDir = folder()
  const program = `
    import { claimDataFolder } from ${JSON.stringify(new URL('run-lock.ts', import.meta.url).href)}
    claimDataFolder(${JSON.stringify(dataDir)}, process.pid)
    setInterval(() => {}, 1000)
    setTimeout(() => {
      global.gc()
      setImmediate(() => console.log('collected'))
    })
  `
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(await answerOf(child)).toBe('collected')
  expect(() => claimDataFolder(dataDir, 1)).toThrow(`process ${child.pid}`)
})

/** What each of many processes does: for each folder that it reads from its input, they all begin at one instant. */
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
const startContender = () =>
  spawn(process.execPath, ['--input-type=module', '--eval', contender], { stdio: ['pipe', 'pipe', 'inherit'] })
const answerOf = async (child: ReturnType<typeof startContender>) =>
  String((await once(child.stdout, 'data'))[0]).trim()
const send = (child: ReturnType<typeof startContender>, dataDir: string, instant: number) =>
  child.stdin.write(`${JSON.stringify([dataDir, instant])}\n`)

test('of many processes that claim a folder at once, exactly one wins', async () => {
  const all = Array.from({ length: 8 }, startContender)
  expect(new Set(await Promise.all(all.map(answerOf)))).toEqual(new Set(['ready']))
  for (let round = 0; round < 6; round++) {
    const dataDir = folder()
    const answers = all.map(answerOf)
    for (const child of all) send(child, dataDir, Date.now() + 50)
    expect((await Promise.all(answers)).sort()).toEqual([...Array(7).fill('refused'), 'won'])
  }
  for (const child of all) child.stdin.end()
  await Promise.all(all.map(child => once(child, 'exit')))
})

test('a claim ends with its process, even if killed', async () => {
  const dataDir = folder()
  const child = startContender()
  await answerOf(child)
  const answer = answerOf(child)
  send(child, dataDir, 0)
  expect(await answer).toBe('won')
  expect(() => claimDataFolder(dataDir, 1)).toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(() => claimDataFolder(dataDir, 1)).not.toThrow()
})
