import { includesRole, type Role, roles } from '@agency/contracts/manage/roles.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { startSession } from '../people/sign-in/sessions.ts'
import { addUser } from '../people/users.ts'
import { manageRoutes } from './call-of-request.ts'
import { calls, ruleOf } from './calls.ts'

const editorKey = { 'x-editor-key': 'sample-content-editor-key' }
const studioOrigin = 'http://localhost:3001'
const it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
afterAll(() => it.stop())

const table = Object.keys(calls).map(call => {
  const [method = '', path = ''] = call.split(' ')
  return { call, method, path, needed: ruleOf(method, path)?.needed ?? 'anybody' }
})
const writes = table.filter(({ method, needed }) => method !== 'GET' && needed !== 'anybody')

let users = 0
/** The headers of a browser where a user of this role is signed in: a new user each time, as a call may change the user. */
async function headersOf(role: Role): Promise<Record<string, string>> {
  const user = await addUser(it.system.db, {
    name: `${role} ${users + 1}`,
    email: `${role}-${++users}@example.com`,
    role,
  })
  const { token, csrf } = await startSession(it.system.db, user, 'Firefox')
  return { cookie: `studio_session=${token}`, 'x-csrf': csrf, origin: studioOrigin }
}

/** What the gate says to a call about nothing that exists: whatever comes after it has been let in. */
async function knock(method: string, path: string, headers: Record<string, string>): Promise<'in' | 401 | 403> {
  const address = path.replace('{key}', '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f21').replace(/\{\w+\}/, crypto.randomUUID())
  const body = method === 'GET' ? {} : { body: '{}' }
  const response = await it.app.request(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  })
  const { detail = '' } = (await response.json().catch(() => ({}))) as { detail?: string }
  const isTheGate = /^(Sign in, or send|This needs the role|Writes carry|This was started)/.test(detail)
  return isTheGate ? (response.status as 401 | 403) : 'in'
}

test('the table lists every call below /manage, and nothing else', () => {
  const routes = manageRoutes(it.app).map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(routes)].toSorted()).toEqual(Object.keys(calls).toSorted())
})

test.each(table)('$call needs: $needed', async ({ method, path, needed }) => {
  const isForAll = needed === 'anybody'
  expect(await knock(method, path, {})).toBe(isForAll ? 'in' : 401)
  expect(await knock(method, path, { 'x-editor-key': 'not the editor key at all' })).toBe(isForAll ? 'in' : 401)
  expect(await knock(method, path, editorKey)).toBe('in')
  for (const role of roles) {
    const mayDo = isForAll || includesRole(role, needed)
    expect(await knock(method, path, await headersOf(role)), role).toBe(mayDo ? 'in' : 403)
  }
})

test.each(writes)('$call by cookie needs the token of the session and our origin', async ({ method, path }) => {
  const headers = await headersOf('administrator')
  expect(await knock(method, path, { ...headers, 'x-csrf': '' })).toBe(403)
  expect(await knock(method, path, { ...headers, origin: 'https://evil.example' })).toBe(403)
})

test('an unknown call answers 401 without a sign-in, and 404 with one', async () => {
  expect(await knock('GET', '/manage/nothing', {})).toBe(401)
  expect((await it.app.request('/manage/nothing', { headers: editorKey })).status).toBe(404)
})
