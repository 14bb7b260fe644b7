import type { RunningService } from '@agency/testing/run-service.ts'

/** The website of these tests. Nothing listens there: a browser is only led to it. */
export const site = 'http://localhost:3000'

export type Answer = {
  status: number
  text: string
  headers: Headers
  location: string | null
  /** The `Set-Cookie` headers. */
  cookies: string[]
}

export type Sending = {
  /** The page the post comes from; null for a program, which does not say. The website unless given. */
  origin?: string | null
  headers?: Record<string, string>
}

/** What a browser does for these tests: keeps cookies, says which page a form was on, follows no redirect by itself. */
export type Browser = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, fields: Record<string, string>, sending?: Sending) => Promise<Answer>
  cookie: (name?: string) => string | undefined
  setCookie: (value: string, name?: string) => void
}

/** A browser without cookies. `address` is what a proxy of ours says of it, when the service trusts one. */
export function browser({ url }: RunningService, address?: string): Browser {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        ...(cookie && { cookie }),
        ...(address && { 'x-forwarded-for': address }),
        ...init.headers,
      },
    })
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) keep(jar, line)
    const location = response.headers.get('location')
    return { status: response.status, text: await response.text(), headers: response.headers, location, cookies }
  }
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, { origin = site, headers = {} } = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...(origin !== null && { origin }), ...headers },
      }),
    cookie: (name = 'session') => jar.get(name),
    setCookie: (value, name = 'session') => jar.set(name, value),
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}

export const samplePassword = 'Wander-2026'

/** The fields of the members' login form. */
export const loginFields = (email = 'aisyah@example.com', password = samplePassword) => ({
  Email: email,
  Pwd: password,
  btnLogin: 'Login',
})

/** Posts the website's login form. */
export const logIn = (one: Browser, email?: string, password?: string, more: Record<string, string> = {}) =>
  one.post(`/account/login?ReturnUrl=${site}`, { ...loginFields(email, password), ...more })

/** Whether a browser is signed in, as the booking site sees it. */
export const isSignedIn = async (one: Browser) => (await one.get('/Member/ManageProfile')).status === 200
