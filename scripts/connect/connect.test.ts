import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type ForeignInstallation,
  foreignPages,
  keyOf,
  planted,
  startForeignInstallation,
} from '@agency/testing/foreign-installation.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createContentCache } from '../../site/app/clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '../../site/app/clients/content/connection/content-connection.server.ts'
import { createContentSource } from '../../site/app/clients/content/content-source.server.ts'
import { readMappingFile } from '../../site/app/clients/content/mapping/mapping-file.server.ts'
import { withVariables } from './files.ts'

let installation: ForeignInstallation
let folder: string
beforeAll(async () => {
  installation = await startForeignInstallation()
})
afterAll(() => installation.stop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const files = () => ['--mapping', join(folder, 'mapping.yaml'), '--env', join(folder, '.env')]

async function connect(...args: string[]) {
  const command = [join(import.meta.dirname, 'main.ts'), ...files(), ...args]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command)
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

test('an installation with names of its own is connected: what it writes serves all its pages', async () => {
  const { code, output } = await connect('--content', installation.url, '--booking', 'https://booking.example')
  expect(code, output).toBe(0)
  expect(readFileSync(join(folder, '.env'), 'utf8').split('\n')).toEqual([
    `CONTENT_URL=${installation.url}`,
    'BOOKING_URL=https://booking.example',
    `CONTENT_MAPPING=${join(folder, 'mapping.yaml')}`,
    '',
  ])
  const read = readMappingFile(join(folder, 'mapping.yaml'))
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  expect(read.mapping.keys).toMatchObject({ settings: keyOf(1010), footer: keyOf(1011), mainMenu: '' })
  const source = createContentSource(createContentCache(createContentConnection(installation.url)), {
    CONTENT_MAPPING: read.mapping,
  })
  expect([...(await source.routes()).byPath.keys()].sort()).toEqual(Object.keys(foreignPages).sort())
  expect(output).toContain('home → home: 1 node; by its name')
  expect(output).toMatch(/content → bodyText: by its name, on \d+ nodes/)
})

test('every value that cannot be shown as it stands is named with its node', async () => {
  const { output } = await connect('--content', installation.url, '--all')
  const lines = output.split('\n')
  for (const { id, says } of planted) {
    const about = lines.filter((line, at) => says.test(line) && `${line} ${lines[at + 1]}`.includes(String(id)))
    expect(about, `${id} ${says}\n${output}`).not.toEqual([])
  }
})

test('files that are there are not replaced without a word', async () => {
  writeFileSync(join(folder, 'mapping.yaml'), 'types: {}\n')
  writeFileSync(join(folder, '.env'), 'SITE_PORT=4000\nCONTENT_URL=http://old.example\n')
  const refused = await connect('--content', installation.url)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('exists already: run this again with --yes')
  expect(readFileSync(join(folder, 'mapping.yaml'), 'utf8')).toBe('types: {}\n')
  const agreed = await connect('--content', installation.url, '--yes')
  expect(agreed.code, agreed.output).toBe(0)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toContain(`SITE_PORT=4000\nCONTENT_URL=${installation.url}\n`)
})

test('an address that redirects is replaced by where it leads', async () => {
  const server = createServer((request, response) => {
    response.writeHead(301, { location: installation.url + request.url }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { code, output } = await connect('--content', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  expect(code, output).toBe(0)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toContain(`CONTENT_URL=${installation.url}\n`)
})

test.each([
  [['--content', 'cms.example'], /--content must be an http/],
  [['--content', 'http://127.0.0.1:9'], /cannot be reached/],
  [[], /npm run connect -- --content URL/],
])('%j ends with a sentence', async (args, message) => {
  const { code, output } = await connect(...args)
  expect(code).toBe(1)
  expect(output).toMatch(message)
  expect(output).not.toContain(' at ')
})

test('variables are replaced where they stand, and added at the end', () => {
  expect(withVariables('# mine\nA=1\nexport B = 2\n', { B: '3', C: '4' })).toBe('# mine\nA=1\nB=3\nC=4\n')
  expect(withVariables('', { A: '1' })).toBe('A=1\n')
})
