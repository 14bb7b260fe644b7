import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadEnvFile } from './env-file.ts'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'env-file-')), '.env')
afterEach(() => {
  rmSync(file, { force: true })
  vi.unstubAllEnvs()
})

test.each([
  ['UTF-8 with a byte order mark', 'utf8'],
  ['UTF-16 of PowerShell', 'utf16le'],
] as const)('%s: the first line is read too', (_, encoding) => {
  vi.stubEnv('SITE_URL', undefined)
  writeFileSync(file, '\uFEFFSITE_URL=https://a.example\n', encoding)
  expect(loadEnvFile(file)).toEqual([])
  expect(process.env.SITE_URL).toBe('https://a.example')
})

test('the environment overrides the file, and unknown names are returned', () => {
  vi.stubEnv('SITE_PORT', '4000')
  vi.stubEnv('SITE_ULR', undefined)
  writeFileSync(file, 'SITE_PORT=5000\nSITE_ULR=https://a.example\nNODE_EXTRA_CA_CERTS=/ca.pem\n')
  vi.stubEnv('NODE_EXTRA_CA_CERTS', undefined)
  expect(loadEnvFile(file)).toEqual(['SITE_ULR'])
  expect(process.env.SITE_PORT).toBe('4000')
})
