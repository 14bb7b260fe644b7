import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../install/steps.mjs'

// The program alone takes half a minute to start on busy cores.
vi.setConfig({ testTimeout: 300_000 })

/** Checks the floors of a small house: what each file says, by its path. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'floors-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    for (const name of ['kit', 'systems']) mkdirSync(path.join(folder, name), { recursive: true })
    const program = path.join(root, 'node_modules/.bin/depcruise')
    const config = path.join(import.meta.dirname, 'floors.config.ts')
    const { status, stdout } = spawnSync(
      program,
      ['--config', config, '--output-type', 'err', 'site', 'ui', 'kit', 'systems'],
      { cwd: folder, encoding: 'utf8' },
    )
    return { status, stdout }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const account = { 'systems/booking/account.ts': 'export const account = 1' }
const reaches = "export { account } from '../booking/account.ts'"
const reader = (file: string, name: string) => ({
  [`kit/observability/${file}.ts`]: `export { value } from '../process/${name}.ts'`,
  [`kit/process/${name}.ts`]: 'export const value = 1',
})

test('an import up the floors, across services, or in a circle is an error that names both files; others pass', () => {
  const up = (form: string) => `${form} { card } from '../site/app/shell/card.ts'\nexport type Kind = typeof card`
  const { status, stdout } = check({
    'ui/price.ts': 'export const price = 1',
    'site/app/shell/shown-price.ts': "export { price } from '../../../ui/price.ts'",
    'kit/log.ts': 'export const log = 1',
    'systems/backend/log.ts': "export { log } from '../../kit/log.ts'",
    ...reader('settings-reader', 'settings'),
    'site/app/shell/card.ts': 'export const card = 1',
    'ui/value.ts': up('import'),
    'ui/type.ts': up('import type'),
    ...account,
    'systems/backend/find.ts': reaches,
    'systems/backend/find.test.ts': reaches,
    ...reader('reader', 'other'),
    'systems/booking/database/rows.ts': "export { card } from '../pages/card.ts'",
    'systems/booking/pages/card.ts': 'export const card = 1',
    'ui/heads.ts': "export { tails } from './tails.ts'\nexport const heads = 1",
    'ui/tails.ts': "export { heads } from './heads.ts'\nexport const tails = 1",
  })
  expect(status).not.toBe(0)
  const errors = stdout.split('\n').filter(line => line.includes(' → '))
  const expectError = (...words: string[]) =>
    expect(
      errors.some(line => words.every(word => line.includes(word))),
      `${words} in ${stdout}`,
    ).toBe(true)
  expectError('ui/value.ts → site/app/shell/card.ts')
  expectError('ui/type.ts → site/app/shell/card.ts')
  expectError('HTTP only', 'systems/backend/find.ts → systems/booking/account.ts')
  expectError('HTTP only', 'systems/backend/find.test.ts → systems/booking/account.ts')
  expectError('kit/observability/reader.ts → kit/process/other.ts')
  expectError('systems/booking/database/rows.ts → systems/booking/pages/card.ts')
  expectError('no circle of files', 'ui/heads.ts')
  // Down the floors, within a folder, to a file with a line of its own, and to the service kit.
  expect(errors.filter(line => /price\.ts|log\.ts|settings-reader/.test(line))).toEqual([])
})
