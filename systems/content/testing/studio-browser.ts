import { csrfHeader } from '@agency/contracts/manage/session.ts'
import { sampleUsers } from '../managing/people/samples/sample-users.ts'
import type { TestSystem } from './test-system.ts'

type Answer<Json> = { status: number; headers: Headers; json: Json }

/** A page of the studio in one browser. */
export type StudioBrowser = {
  call: <Json = Record<string, string>>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<Json>>
  /** Signs in, and carries the session from then on. */
  signIn: (email: string, password: string, code?: string) => Promise<Answer<Record<string, string>>>
}

const studioOrigin = 'http://localhost:3001'

/** Opens a browser on the studio of a test's content system, signed out. */
export function studioBrowser({ app }: Pick<TestSystem, 'app'>): StudioBrowser {
  const carried: Record<string, string> = {
    origin: studioOrigin,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
  }
  const cookies = new Map<string, string>()
  const call: StudioBrowser['call'] = async (method, path, body, headers) => {
    const response = await app.request(`/manage/${path}`, {
      method,
      headers: { ...carried, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const written of response.headers.getSetCookie()) {
      const [name = '', value = ''] = written.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    carried.cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? {} : JSON.parse(text) }
  }
  return {
    call,
    async signIn(email, password, code) {
      const answer = await call('POST', 'session', { email, password, ...(code && { code }) })
      if (answer.json.csrf) carried[csrfHeader] = answer.json.csrf
      return answer
    },
  }
}

/** A browser in which the sample user of a role is signed in. */
export async function signedInAs(it: TestSystem, role: string): Promise<StudioBrowser> {
  const browser = studioBrowser(it)
  const { email, password } = sampleUser(role)
  await browser.signIn(email, password)
  return browser
}

/** The sample user of a role. */
export function sampleUser(role: string): (typeof sampleUsers)[number] {
  const sample = sampleUsers.find(one => one.role === role)
  if (sample === undefined) throw new Error(`there is no sample ${role}`)
  return sample
}
