import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install/steps.mjs'

/** Checks the floors of a small house: what each file says, by its path. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'floors-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    mkdirSync(path.join(folder, 'services'), { recursive: true })
    const program = path.join(root, 'node_modules/.bin/depcruise')
    const config = path.join(import.meta.dirname, 'floors.config.ts')
    const { status, stdout } = spawnSync(
      program,
      ['--config', config, '--output-type', 'err', 'site', 'ui', 'services'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    return { status, stdout }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const price = { 'ui/price.ts': 'export const price = 1' }
const card = (text: string) => ({ 'site/app/shell/card.ts': text })

test('an import down the floors holds', () => {
  expect(check({ ...price, ...card("export { price } from '../../../ui/price.ts'") }).status).toBe(0)
})

test('an import up the floors is an error that names both files, also one of types only', () => {
  for (const form of ['import', 'import type']) {
    const up = { 'ui/price.ts': `${form} { card } from '../site/app/shell/card.ts'\nexport type Price = typeof card` }
    const { status, stdout } = check({ ...up, ...card('export const card = 1') })
    expect(status).not.toBe(0)
    expect(stdout).toContain('ui/price.ts → site/app/shell/card.ts')
  }
})

test('a service that imports another is an error, in a test too; one that imports the kit is not', () => {
  const account = { 'services/booking-site/account.ts': 'export const account = 1' }
  const from = "export { account } from '../booking-site/account.ts'"
  for (const name of ['find.ts', 'find.test.ts']) {
    const { status, stdout } = check({ ...price, ...card(''), ...account, [`services/backend-api/${name}`]: from })
    expect(status).not.toBe(0)
    expect(stdout).toContain('services know one another by HTTP only')
  }
  const kit = { 'services/service-kit/log.ts': 'export const log = 1' }
  const asks = { 'services/backend-api/find.ts': "export { log } from '../service-kit/log.ts'" }
  expect(check({ ...price, ...card(''), ...kit, ...asks }).status).toBe(0)
})

test('a file with a line of its own in FLOORS.md is on that floor, not on that of its folder', () => {
  const reader = (name: string) => ({
    ...price,
    'site/app/features/search/reader.ts': `export { value } from '../../page-types/${name}.ts'`,
    [`site/app/page-types/${name}.ts`]: 'export const value = 1',
  })
  expect(check(reader('registry')).status).toBe(0)
  expect(check(reader('page')).status).not.toBe(0)
})

test('a circle of files is an error', () => {
  const { status, stdout } = check({
    'ui/price.ts': "export { tag } from './tag.ts'\nexport const price = 1",
    'ui/tag.ts': "export { price } from './price.ts'\nexport const tag = 1",
    ...card('export const card = 1'),
  })
  expect(status).not.toBe(0)
  expect(stdout).toContain('no circle of files')
})
