import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { disownPidFile, runningPostmaster } from './running.ts'

/** What PostgreSQL writes: process, folder, start, port, socket folder, address, shared memory, state. */
const notes = (pid: number) => `${pid}\n/data\n1795152078\n54320\n\n127.0.0.1\n 16041020         9\nready   \n`

function folderOf(pid: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'running-'))
  writeFileSync(path.join(folder, 'postmaster.pid'), notes(pid))
  return folder
}

test('a process id that another program has now is not the server', () => {
  expect(runningPostmaster(folderOf(process.pid))).toBeUndefined()
})

test('without a pid file there is no server', () => {
  expect(runningPostmaster(mkdtempSync(path.join(tmpdir(), 'running-')))).toBeUndefined()
})

test('a reused process id is removed from the pid file, and the shared memory line stays', () => {
  const folder = folderOf(process.pid)
  disownPidFile(folder)
  const [pid, ...rest] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  expect(rest.join('\n')).toContain(' 16041020         9\nready')
})

test('an empty pid file goes once no server can be filling it any more', () => {
  const folder = folderOf(process.pid)
  const file = path.join(folder, 'postmaster.pid')
  writeFileSync(file, '')
  disownPidFile(folder)
  expect(existsSync(file)).toBe(true)
  const before = new Date(Date.now() - 11_000)
  utimesSync(file, before, before)
  disownPidFile(folder)
  expect(existsSync(file)).toBe(false)
})
