import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csrfHeader } from '@agency/contracts/manage/session.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { anyFreePort } from '../tools/scripts/machine/ports.ts'
import { sampleValue } from './testing/settings-of.ts'

/* The content system as `compose.yaml` starts it, and what an editor does in it. A container has a read-only root: here Node's
   permissions let the process write to its DATA_DIR alone. */
const root = join(import.meta.dirname, '..')
const { services } = parse(readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8'), { merge: true })
const { command, environment, volumes } = services.content
const studio = 'https://studio.example.com'
const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#265"/></svg>',
)

/** Settings of an installation without a bucket and without a mail server. */
const values: Record<string, string> = {
  STUDIO_URL: studio,
  SMTP_URL: '',
  MAIL_FROM: '',
  MEDIA_BUCKET_URL: '',
}

/** What a machine may take to start that is busy with everything else; a content system that ends is not waited for. */
const startLimitMs = 300_000

let database: TestDatabase
let dataDir: string
let base: string
let output = ''
let stop: () => Promise<unknown>

beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'deployed-'))
  const port = await anyFreePort()
  base = `http://127.0.0.1:${port}`
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    String(value).replace(/\$\{([A-Z_0-9]+)[^}]*\}/g, (_, asked) => values[asked] ?? sampleValue(asked)),
  ])
  const permissions = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${dataDir}`, '--allow-addons']
  permissions.push('--allow-worker', '--allow-child-process', '--allow-net')
  const here = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CONTENT_PORT: String(port),
    METRICS: '',
    CONTENT_HOOK_URL: 'http://127.0.0.1:9/hooks/content',
    // Setting up an authenticator is tested beside its code.
    STUDIO_SECOND_FACTOR_ROLES: '',
  }
  const child = spawn(process.execPath, [...permissions, ...command.slice(1)], {
    cwd: root,
    env: { PATH: process.env.PATH, ...Object.fromEntries(given), ...here },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let hasEnded = false
  const ended = new Promise(resolve => child.once('exit', resolve)).then(() => {
    hasEnded = true
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const ready = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await eventually('the content system is ready', () => hasEnded || ready(), startLimitMs)
  if (hasEnded) throw new Error(output)
}, startLimitMs)

afterAll(async () => {
  await stop?.()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('its data is in a volume, and the studio has a public address', () => {
  expect(volumes).toEqual(['content:/data'])
  expect(environment.STUDIO_URL).toContain('STUDIO_URL')
})

test('the first administrator chooses a password, signs in, uploads a picture and publishes a page; both are served', async () => {
  const headers: Record<string, string> = { origin: studio, 'x-forwarded-for': '203.0.113.7' }
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}/manage/${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const [cookie] = answer.headers.getSetCookie()
    if (cookie) headers.cookie = cookie.split(';')[0] ?? ''
    const text = await answer.text()
    return { status: answer.status, json: text === '' ? {} : JSON.parse(text) }
  }
  const token = new RegExp(`${studio}/studio/password/([\\w-]+)`).exec(output)?.[1]
  const password = 'a new and long password'
  expect((await call('POST', `password-reset/${token}`, { password })).status).toBe(204)
  const signedIn = await call('POST', 'session', { email: sampleValue('STUDIO_ADMIN_EMAIL'), password })
  expect(signedIn.status).toBe(200)
  headers[csrfHeader] = signedIn.json.csrf

  const form = new FormData()
  form.append('file', new Blob([picture], { type: 'image/svg+xml' }), 'beach.svg')
  const brought = await call('POST', 'media', form)
  expect(brought).toMatchObject({ status: 201 })

  const { name, focalPoint, crops } = brought.json
  const described = { name, alt: 'A beach at low tide', focalPoint, crops }
  expect(await call('PUT', `media/${brought.json.id}`, described)).toMatchObject({ status: 200 })

  const key = randomUUID()
  const source = { title: 'Beach', metaTitle: 'Beach', metaDescription: 'A beach', bodyText: 'Sand.' }
  const image = `media/${brought.json.id}`
  const page = { alias: 'prosePage', name: 'Beach', urlSegment: 'beach', source: { ...source, image } }
  const draft = await call('PUT', `nodes/${key}/draft`, page)
  expect(draft.status).toBe(200)
  headers['if-match'] = `"${draft.json.version}"`
  expect(await call('POST', `nodes/${key}/publish`)).toMatchObject({ status: 200 })
  const { Token } = (await (await fetch(`${base}/umbraco/auth/gettoken`)).json()) as { Token: string }
  const read = await fetch(`${base}/umbraco/shared/get?key=${key}&query=image`, {
    headers: { authorization: `Bearer ${Token}` },
  })
  const shown = (await read.json()) as { image: string }
  expect((await fetch(new URL(shown.image, base))).headers.get('content-type')).toMatch(/^image\//)
  expect(readdirSync(join(dataDir, 'uploads'))).not.toEqual([])
})
