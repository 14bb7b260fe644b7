import { contentCalls } from '../../content/content-calls.ts'
import type { RouteNode } from '../../content/route-node.ts'
import { tokenEnd } from '../../content/token.ts'
import { captchaCalls } from '../../site/captcha-calls.ts'
import type { Asking, Finding, Known, Probe } from './probe.ts'

/** Stray blanks and an empty entry, which the content system must tolerate. */
const properties = 'key, title,subtitle ,,metaTitle,metaDescription,image,price,bodyText'

const bearer = (token = '') => ({ headers: { authorization: `Bearer ${token}` } })

export const contentProbes: Probe[] = [
  { call: contentCalls.token, asking: () => ({}), examine: examineToken },
  { call: contentCalls.routes, asking: signed(() => ({ deep: '8' })), examine: examineRoutes },
  {
    call: { ...contentCalls.routes, without: 'the site is in English only' },
    note: 'in Malay',
    asking: signed(() => ({ deep: '8', culture: 'ms' })),
    examine: examineLanguage,
  },
  {
    call: contentCalls.routes,
    note: 'with an invalid token',
    asking: () => ({ query: { deep: '1' }, ...bearer('not.a.token') }),
    wantsRefusal: true,
  },
  {
    call: contentCalls.page,
    asking: signed(facts => withKey(listing(facts), { query: properties, deep: '3' })),
    examine: (answer, facts) => [...sameKey(answer, listing(facts)), ...sameItems(answer, listing(facts))],
  },
  {
    call: contentCalls.page,
    note: 'by subKey',
    asking: signed(facts => {
      const parent = listing(facts)
      return withKey(parent, { subKey: parent?.items?.[0]?.key ?? '', query: properties, deep: '0' })
    }),
    examine: (answer, facts) => sameKey(answer, listing(facts)?.items?.[0]),
  },
  { call: contentCalls.detail, asking: signed(facts => withKey(listing(facts)?.items?.[0], { query: properties })) },
  {
    call: contentCalls.list,
    asking: signed(facts => withKey(listing(facts), { query: properties, deep: '1', skip: '0', take: '2' })),
  },
  { call: contentCalls.blogList, asking: signed(facts => withKey(blog(facts), { page: '1', pageSize: '2' })) },
  {
    call: contentCalls.blogPost,
    asking: signed(facts => withKey(blog(facts)?.items?.[0], { query: properties })),
  },
  { call: contentCalls.search, asking: signed(() => ({ q: 'holiday', pageSize: '2' })) },
  { call: contentCalls.redirects, asking: signed(() => ({})) },
  // A refusal is expected: the suite has no token.
  { call: captchaCalls.verify, asking: () => ({ json: { token: 'contract-check' } }) },
]

function signed(query: (known: Known) => Record<string, string> | undefined) {
  return (facts: Known): Asking | string => {
    if (facts.token === undefined) return 'no token'
    const parameters = query(facts)
    return parameters === undefined ? 'no node to ask for' : { query: parameters, ...bearer(facts.token) }
  }
}

function withKey(node: RouteNode | undefined, query: Record<string, string>) {
  return node && { key: node.key, ...query }
}

function examineToken(answer: unknown, facts: Known): Finding[] {
  const { Token } = answer as { Token: string }
  facts.token = Token
  const end = tokenEnd(Token)
  if (end === undefined) return [{ path: 'Token', text: 'is not a JWT with an expiry time (exp)' }]
  return end < Date.now() ? [{ path: 'Token', text: 'has already expired' }] : []
}

function examineRoutes(answer: unknown, facts: Known): Finding[] {
  facts.routes = answer as RouteNode[]
  const home = find(facts.routes, node => node.urlSegment.toLowerCase() === 'home')
  const noHome = { path: '', text: 'no node has the urlSegment "home", so the address / shows nothing' }
  return [...(home ? [] : [noHome]), ...(facts.examineTree?.(answer) ?? [])]
}

function examineLanguage(answer: unknown, { routes }: Known): Finding[] {
  const isTold = find(answer as RouteNode[], node => node.cultures !== undefined && node.cultures !== null)
  const text = 'no page has `cultures`: the site is in English only, unless `languages` of the mapping file says more'
  if (!isTold) return [{ path: '', text, harmless: true }]
  const other = find(answer as RouteNode[], ({ key }) => !find(routes, node => node.key === key))
  return other ? [{ path: 'key', text: `of “${other.name}” is no key of the English route list` }] : []
}

function sameKey(answer: unknown, node: RouteNode | undefined): Finding[] {
  const key = (answer as { key?: string }).key
  if (key === undefined) return [{ path: 'key', text: 'was requested and is missing', harmless: true }]
  const same = key.toLowerCase() === node?.key.toLowerCase()
  return same ? [] : [{ path: 'key', text: 'belongs to a different node' }]
}

/** A listing that lacks nodes of the route list appears empty; items without a name or key are ignored. */
function sameItems(answer: unknown, node: RouteNode | undefined): Finding[] {
  const { items } = answer as { items?: { key?: unknown; id?: unknown; urlSegment?: unknown }[] | null }
  const expected = node?.items?.length ?? 0
  const place = `node ${node?.id} “${node?.name}”`
  if (expected > 0 && !items?.length) {
    return [
      {
        path: 'items',
        text: `is empty, while the route list has ${expected} nodes below ${place}: the list would be empty`,
      },
    ]
  }
  const nameless = items?.filter(item => item && !item.key && !item.id && !item.urlSegment).length ?? 0
  return nameless > 0 ? [{ path: 'items', text: `${nameless} of ${place} have neither key, id nor urlSegment` }] : []
}

export function keyProbes(keys: Record<string, string>): Probe[] {
  return Object.entries(keys).map(([setting, key]) => ({
    call: contentCalls.page,
    note: setting,
    asking: signed(() => ({ key, query: 'key', deep: '0' })),
  }))
}

const hasType = (node: RouteNode, alias: string) => node.contentType.alias.toLowerCase() === alias.toLowerCase()
const hasItems = (node: RouteNode) => (node.items?.length ?? 0) > 0

function listing({ routes }: Known): RouteNode | undefined {
  return find(routes, node => hasType(node, 'contentCatogory') && hasItems(node)) ?? find(routes, hasItems)
}

function blog({ routes }: Known): RouteNode | undefined {
  return find(routes, node => hasType(node, 'newsMainPage'))
}

function find(nodes: RouteNode[], wanted: (node: RouteNode) => boolean): RouteNode | undefined {
  for (const node of nodes) {
    const match = wanted(node) ? node : find(node.items ?? [], wanted)
    if (match) return match
  }
  return undefined
}
