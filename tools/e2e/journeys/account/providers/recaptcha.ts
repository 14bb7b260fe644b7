import { postedFields, type StandIn, startStandIn } from './stand-in.ts'

export const siteKey = 'site-key-of-these-tests'
export const secret = 'secret-of-these-tests'

export type Recaptcha = StandIn & {
  scriptUrl: string
  verifyUrl: string
  /** How human the next visitor looks, from 1 to 0. */
  score: number
  /** Tokens that were given out, in their order. */
  tokens: string[]
}

/** Google reCAPTCHA v3 on this machine: its script, its tokens, and the address at which they are verified once. */
export async function startRecaptcha(): Promise<Recaptcha> {
  const actions = new Map<string, string>()
  const json = (value: object) => ({ type: 'application/json' as const, body: JSON.stringify(value) })
  const server = await startStandIn({
    '/recaptcha/api.js': query => ({
      type: 'text/javascript',
      body: query.get('render') === siteKey ? script : 'throw new Error("unknown key")',
    }),
    '/recaptcha/token': query => {
      const token = `recaptcha-token-${recaptcha.tokens.length}`
      recaptcha.tokens.push(token)
      actions.set(token, query.get('action') ?? '')
      return json({ token })
    },
    '/recaptcha/api/siteverify': async (_, request) => {
      const fields = await postedFields(request)
      const token = fields.get('response') ?? ''
      const action = actions.get(token)
      if (fields.get('secret') !== secret || action === undefined) return json({ success: false })
      actions.delete(token)
      return json({ success: true, score: recaptcha.score, action, hostname: '127.0.0.1' })
    },
  })
  const recaptcha: Recaptcha = {
    ...server,
    scriptUrl: `${server.address}/recaptcha/api.js`,
    verifyUrl: `${server.address}/recaptcha/api/siteverify`,
    score: 0.9,
    tokens: [],
  }
  return recaptcha
}

/** As much of reCAPTCHA's script as the log-in uses; written for these tests. */
const script = `
  (() => {
    const folder = new URL('.', document.currentScript.src)
    window.grecaptcha = {
      ready(then) { then() },
      async execute(key, { action }) {
        const answer = await fetch(new URL('token?k=' + key + '&action=' + action, folder))
        return (await answer.json()).token
      },
    }
  })()
`
