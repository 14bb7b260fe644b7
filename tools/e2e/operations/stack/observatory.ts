/** What a public answer of a site is judged by. */
export type Answer = {
  headers: Headers
  html: string
  /** `Set-Cookie` of a sign-in; none where the site sets none. */
  cookies: string[]
}

type Rule = {
  name: string
  /** What the public rules give for it: 0 is neither good nor bad. */
  modifier: (answer: Answer) => number
}

const directivesOf = ({ headers }: Answer) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map(part => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources] as const
    }),
  )
const privatePolicies = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const unsafe = /^('unsafe-|\*$|https?:$|http:\/\/)/
const halfAYear = 15_768_000

/**
 * The rules of the HTTP Observatory (mozilla/http-observatory, httpobs/docs/scoring.md of 2024), as far as an answer shows
 * them. Not among them: the list that browsers ship (5 for `preload`) and the redirect from http, which is the proxy's.
 */
export const rules: Rule[] = [
  {
    name: 'Content-Security-Policy',
    modifier(answer) {
      const policy = directivesOf(answer)
      if ([...policy.values()].flat().some(source => unsafe.test(source))) return -20
      if (policy.get('script-src')?.includes('data:')) return -20
      return policy.get('default-src')?.join() === "'none'" ? 10 : 5
    },
  },
  {
    name: 'Cookies',
    modifier: ({ cookies }) =>
      cookies.length === 0
        ? 0
        : cookies.every(
              cookie => /; HttpOnly/.test(cookie) && /; Secure/.test(cookie) && /; SameSite=(Lax|Strict)/.test(cookie),
            )
          ? 5
          : -40,
  },
  {
    name: 'Cross-origin resource sharing',
    modifier: ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
  },
  {
    name: 'Strict-Transport-Security',
    modifier: ({ headers }) =>
      Number(/^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0) >= halfAYear ? 0 : -20,
  },
  {
    name: 'Referrer-Policy',
    modifier: ({ headers }) => (privatePolicies.test(headers.get('referrer-policy') ?? '') ? 5 : 0),
  },
  {
    name: 'Subresource integrity',
    modifier({ html }) {
      const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? []
      if (scripts.some(script => !/ src="\//.test(script))) return -5
      return scripts.length > 0 && scripts.every(script => script.includes(' integrity="sha')) ? 5 : 0
    },
  },
  {
    name: 'X-Content-Type-Options',
    modifier: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'X-Frame-Options, by frame-ancestors',
    modifier: answer => (directivesOf(answer).get('frame-ancestors')?.join() === "'none'" ? 5 : -20),
  },
]
