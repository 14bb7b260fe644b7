import { OAuth2Issuer, OAuth2Server } from 'oauth2-mock-server'
import { choicePage, type StandIn, startStandIn } from './stand-in.ts'

export const clientId = 'client-of-these-tests.apps.googleusercontent.com'

type Claims = Record<string, unknown>

/** Who is signed in to Google on this machine, by the name on their button, with what Google says about them. */
export const people = {
  Aisyah: { sub: '1001', name: 'Aisyah Rahman', email: 'aisyah@example.com', email_verified: true },
  'A new member': { sub: '1002', name: 'Mei Lin', email: 'mei-lin@example.com', email_verified: true },
  'An address that is not confirmed': {
    sub: '1003',
    name: 'Mallory',
    email: 'daniel@example.com',
    email_verified: false,
  },
} satisfies Record<string, Claims>

/** Tokens that must not let anybody in, by what is wrong with them. */
export const wrongTokens = [
  'A token for another website',
  'A token of another issuer',
  'A token that is over',
  'A token signed with another key',
  'An unsigned token',
] as const

export type Google = StandIn & { issuer: string; keysUrl: string; scriptUrl: string; tokens: string[] }

/**
 * Google on this machine: an identity provider that signs real ID tokens and publishes its keys, its script, and the
 * window in which people choose who they are.
 */
export async function startGoogle(): Promise<Google> {
  const provider = new OAuth2Server()
  const { kid } = await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  const issuer = provider.issuer.url ?? ''
  // Another key under the id of the provider's key.
  const impostor = new OAuth2Issuer()
  impostor.url = issuer
  await impostor.keys.generate('RS256', { kid })

  const tokens: string[] = []
  const token = async (claims: Claims, { from = provider.issuer, expiresIn = 600 } = {}) => {
    const made = await from.buildToken({
      kid,
      expiresIn,
      scopesOrTransform: (_, payload) => Object.assign(payload, { aud: clientId, ...claims }),
    })
    tokens.push(made)
    return made
  }
  const wrong = async (name: (typeof wrongTokens)[number]) => {
    const aisyah = people.Aisyah
    if (name === 'A token for another website') return token({ ...aisyah, aud: 'another-client' })
    if (name === 'A token of another issuer') return token({ ...aisyah, iss: 'https://issuer.example' })
    if (name === 'A token that is over') return token(aisyah, { expiresIn: -60 })
    if (name === 'A token signed with another key') return token(aisyah, { from: impostor })
    const [, payload] = (await token(aisyah)).split('.')
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
  }
  const choose = async () => {
    const good = Object.entries(people).map(async ([name, claims]) => ({
      name,
      message: { credential: await token(claims) },
    }))
    const bad = wrongTokens.map(async name => ({ name, message: { credential: await wrong(name) } }))
    return choicePage('Choose an account', await Promise.all([...good, ...bad]))
  }
  const pages = await startStandIn({
    '/gsi/client': () => ({ type: 'text/javascript', body: script }),
    '/gsi/select': choose,
  })
  return {
    address: pages.address,
    issuer,
    keysUrl: `${issuer}/jwks`,
    scriptUrl: `${pages.address}/gsi/client`,
    tokens,
    async stop() {
      await pages.stop()
      await provider.stop()
    },
  }
}

/** As much of Google's script as the log-in uses; written for these tests. */
const script = `
  (() => {
    const here = new URL(document.currentScript.src).origin
    let options
    window.google = { accounts: { id: {
      initialize(given) { options = given },
      renderButton(place, { width }) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'Sign in with Google'
        button.style = 'height: 40px; border-radius: 4px; border: 1px solid #dadce0; background: #fff; color: #1f1f1f; width: ' + width + 'px'
        button.onclick = () => open(here + '/gsi/select?client_id=' + options.client_id, 'google', 'width=420,height=520')
        place.append(button)
      },
    } } }
    addEventListener('message', ({ origin, data }) => {
      if (origin === here) options.callback({ credential: data.credential })
    })
  })()
`
