import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canMount, mountSmallDisk } from '@agency/testing/small-disk.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from './log-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('the log of the previous start stays beside the new one', async () => {
  openLog(folder, 'site', () => undefined).write('first\n')
  await vi.waitFor(() => expect(readFileSync(join(folder, 'logs/site.log'), 'utf8')).toBe('first\n'))
  openLog(folder, 'site', () => undefined).write('second\n')
  await vi.waitFor(() => expect(readFileSync(join(folder, 'logs/site.log'), 'utf8')).toBe('second\n'))
  expect(readFileSync(join(folder, 'logs/site.1.log'), 'utf8')).toBe('first\n')
})

test.runIf(canMount())('a full disk is reported once, and the log continues when there is room', async () => {
  const unmount = mountSmallDisk(folder)
  try {
    const said: string[] = []
    const { file, write } = openLog(folder, 'site', line => said.push(line))
    write('x'.repeat(200_000))
    await vi.waitFor(() => expect(said).toEqual([`Cannot write ${file} (the disk is full): continuing without it.`]))
    rmSync(file)
    write('dropped')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    write('again')
    await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('again'))
    expect(said).toHaveLength(1)
  } finally {
    unmount()
  }
})
