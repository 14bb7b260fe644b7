import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createContentCache } from '@agency/site/app/clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '@agency/site/app/clients/content/connection/content-connection.server.ts'
import { createContentSource } from '@agency/site/app/clients/content/content-source.server.ts'
import { readMappingFile } from '@agency/site/app/clients/content/mapping/mapping-file.server.ts'
import {
  type ForeignInstallation,
  foreignPages,
  keyOf,
  planted,
  startForeignInstallation,
} from '@agency/testing/foreign-installation.ts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
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

const files = () => ['--mapping', join(folder, 'mapping.yaml'), '--env', join(folder, '.env')]

const connect = (...args: string[]) => run(['connect', ...files(), ...args])

async function run(args: string[], env: Record<string, string> = {}) {
  const command = [join(import.meta.dirname, 'main.ts'), ...args]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } })
    return { code: 0, output: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

test('an installation with its own names is connected: the written mapping serves all its pages', async () => {
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

test('the other verb finds pages missing until the mapping is there', async () => {
  const contract = (env?: Record<string, string>) => run(['contract', '--content', installation.url], env)
  const unmapped = await contract()
  expect(unmapped.code, unmapped.output).toBe(1)
  expect(unmapped.output).toMatch(
    /^ {6}! the content type home is not known; .*npm run connect.*“Home” \(node 1001\)$/m,
  )
  expect(unmapped.output).toMatch(/^ {6}· the content type siteSettings is not known/m)
  await connect('--content', installation.url)
  const mapped = await contract({ CONTENT_MAPPING: join(folder, 'mapping.yaml') })
  expect(mapped.code, mapped.output).toBe(0)
  expect(mapped.output).toMatch(/holds +GET \/umbraco\/shared\/get \(footer\)/)
})

test('every value that cannot be shown is reported with its node', async () => {
  const { output } = await connect('--content', installation.url, '--all')
  const lines = output.split('\n')
  for (const { id, says } of planted) {
    const about = lines.filter(line => says.test(line) && line.includes(`node ${id}`))
    expect(about, `${id} ${says}\n${output}`).not.toEqual([])
  }
})

test('items missing from the route list are read, and missing pictures are reported', async () => {
  const { output } = await connect('--content', installation.url)
  const read = readMappingFile(join(folder, 'mapping.yaml'))
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  expect(read.mapping.keys).toMatchObject({ deals: keyOf(1012), homeSlider: keyOf(1013) })
  expect(read.mapping.properties?.get('img')).toMatchObject({ field: 'image' })
  expect(output).toContain(
    'Pictures that are not there (3 of 3 that were tried)\n  /media/gone/kuching.jpg, /media/gone/phone.jpg, /media/gone/sail.jpg\n',
  )
  expect(output).not.toContain('Nothing is lost')
})

test('a second run keeps manual changes to a file and a copy of it', async () => {
  const mine = 'types:\n  career: none # not here\nkeys:\n  footer: none\n'
  writeFileSync(join(folder, 'mapping.yaml'), mine)
  writeFileSync(join(folder, '.env'), 'SITE_PORT=4000\nCONTENT_URL=http://old.example\n')
  const { code, output } = await connect('--content', installation.url)
  expect(code, output).toBe(0)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toContain(`SITE_PORT=4000\nCONTENT_URL=${installation.url}\n`)
  const text = readFileSync(join(folder, 'mapping.yaml'), 'utf8')
  expect(text).toMatch(/^types:\n {2}career: none # not here\n/)
  expect(text).toMatch(/^ {2}footer: none\n/m)
  expect(text).toMatch(new RegExp(`^ {2}settings: ${keyOf(1010)} #`, 'm'))
  expect(output).toMatch(/footer: the file stays as it is; proposed now: /)
  expect(readFileSync(join(folder, 'mapping.yaml.before'), 'utf8')).toBe(mine)
})

test('the languages of an installation are read by the ways of its mapping, and a page in the way of one is named', async () => {
  const page = (id: number, segment: string, words = {}) => ({ id, type: 'prosePage', name: segment, segment, words })
  const other = await startForeignInstallation([page(1, 'home', { ms: { title: 'Utama' } }), page(2, 'zh')])
  onTestFinished(() => other.stop())
  writeFileSync(join(folder, 'mapping.yaml'), 'languages:\n  ms: { header: ms-MY }\n  zh: { query: lang=zh }\n')
  const { output } = await connect('--content', other.url)
  expect(output).toContain('Languages: English, Bahasa Melayu (1 of 2 pages)\n! /zh is a page of yours')
})

test('an unreadable mapping file is not overwritten', async () => {
  writeFileSync(join(folder, 'mapping.yaml'), 'types: {a: nonsense}\n')
  const { code, output } = await connect('--content', installation.url)
  expect([code, output]).toEqual([1, expect.stringContaining('cannot be read: line 1: nonsense is no page type')])
})

/** An installation whose every answer but the token is this. */
async function withAnswer(answer: string, work: (url: string) => Promise<void>) {
  const claims = Buffer.from(JSON.stringify({ exp: 4102444800 })).toString('base64url')
  const server = createServer((request, response) => {
    response.end(request.url?.endsWith('gettoken') ? JSON.stringify({ Token: `e30.${claims}.x` }) : answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.closeAllConnections()
  server.close()
}

test.each([
  ['is endless', `[${'"x",'.repeat(9_000_000)}`, 'getRoute cannot be read: the answer is larger than 32 MB'],
  ['is deep', '['.repeat(50_000) + ']'.repeat(50_000), 'getRoute answered with lists within lists'],
  ['is no list', '{"message":"no"}', 'getRoute answered with something that is no list'],
])('an answer that %s ends with one line', async (_, answer, line) => {
  await withAnswer(answer, async url => {
    const { code, output } = await connect('--content', url)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([`Reading ${url}`, expect.stringContaining(line)])
  })
})

test('control characters in names are not printed, and odd names do not break the file', async () => {
  const node = (key: string, alias: string) => ({
    key,
    id: 1,
    name: '\x1b]0;mine\x07Tours',
    urlSegment: key,
    contentType: { alias },
  })
  await withAnswer(JSON.stringify([node('home', 'home'), node('tours', 'a"b: c')]), async url => {
    const { code, output } = await connect('--content', url)
    expect(code, output).toBe(0)
    expect(output).not.toMatch(/(?!\n)\p{Cc}/u)
  })
})

test('a standard Umbraco is recognised', async () => {
  const server = createServer((request, response) => {
    const isDelivery = request.url?.startsWith('/umbraco/delivery/api/v2/content')
    response.writeHead(isDelivery ? 200 : 404).end(isDelivery ? '{"total":1,"items":[]}' : '<h1>404</h1>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { output } = await connect('--content', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  expect(output).toContain('Delivery API, which this site does not read')
})

test('an address that redirects is replaced by its target', async () => {
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

test('existing variables are replaced in place, new ones added at the end', () => {
  expect(withVariables('# mine\nA=1\nexport B = 2\n', { B: '3', C: '4' })).toBe('# mine\nA=1\nB=3\nC=4\n')
  expect(withVariables('', { A: '1' })).toBe('A=1\n')
})
