import { choicePage, type StandIn, startStandIn } from './stand-in.ts'

export const appId = '1234567890'
export const appSecret = 'the-app-secret-of-these-tests'

/** Who is signed in to Facebook on this machine, by access token; `for` is whose application a token was made for. */
const tokens: Record<string, { name: string; id: string; email?: string; for: string; valid: boolean }> = {
  'token-of-daniel': { name: 'Daniel Tan', id: '2001', email: 'daniel@example.com', for: appId, valid: true },
  'token-of-another-app': { name: 'Another app', id: '2001', email: 'daniel@example.com', for: '99', valid: true },
  'token-that-is-over': { name: 'Over', id: '2001', email: 'daniel@example.com', for: appId, valid: false },
  'token-without-address': { name: 'Without an address', id: '2002', for: appId, valid: true },
}

export const accessTokens = Object.keys(tokens)

export type Facebook = StandIn & { scriptUrl: string }

/** Facebook on this machine: its script, its window, and the two calls of its Graph that the website makes. */
export async function startFacebook(): Promise<Facebook> {
  const choices = Object.entries(tokens).map(([token, { name }]) => ({ name, message: { token } }))
  const json = (value: object, status = 200) => ({
    type: 'application/json' as const,
    body: JSON.stringify(value),
    status,
  })
  const server = await startStandIn({
    '/en_GB/sdk.js': () => ({ type: 'text/javascript', body: script }),
    '/dialog': () => choicePage('Continue with Facebook', [...choices, { name: 'Not now', message: {} }]),
    '/debug_token': query => {
      const asked = tokens[query.get('input_token') ?? '']
      if (query.get('access_token') !== `${appId}|${appSecret}`) return json({ error: {} }, 400)
      return json({ data: { is_valid: asked?.valid ?? false, app_id: asked?.for } })
    },
    '/me': query => {
      const asked = tokens[query.get('access_token') ?? '']
      return asked ? json({ id: asked.id, name: asked.name, email: asked.email }) : json({ error: {} }, 400)
    },
  })
  return { ...server, scriptUrl: `${server.address}/en_GB/sdk.js` }
}

/** As much of Facebook's script as the log-in uses; written for these tests. */
const script = `
  (() => {
    const here = new URL(document.currentScript.src).origin
    let done
    window.FB = {
      init() {},
      login(then) {
        done = then
        open(here + '/dialog', 'facebook', 'width=420,height=520')
      },
    }
    addEventListener('message', ({ origin, data }) => {
      if (origin === here) done(data.token ? { authResponse: { accessToken: data.token } } : {})
    })
  })()
`
