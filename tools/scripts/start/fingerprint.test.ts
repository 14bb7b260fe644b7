import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install/steps.mjs'
import { fingerprint } from './fingerprint.ts'

function sources() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  writeFileSync(path.join(folder, 'page.ts'), 'one')
  const state = () => fingerprint([path.relative(root, folder)])
  return {
    write: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
    folder,
    state,
  }
}

test('the build is stale after a changed, added or renamed file', () => {
  const { write, state } = sources()
  const states = [state()]
  write('page.ts', 'two')
  states.push(state())
  write('card.ts', 'two')
  states.push(state())
  expect(new Set(states).size).toBe(3)
})

test('the build is not stale after changes to tests, hidden files or timestamps', () => {
  const { write, folder, state } = sources()
  const before = state()
  write('page.test.ts', 'x')
  write('.made', 'x')
  utimesSync(path.join(folder, 'page.ts'), 1, 1)
  expect(state()).toBe(before)
})
