import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node of an installation whose developers chose the names; `properties` are theirs. */
export type ForeignNode = {
  id: number
  type: string
  name: string
  segment: string | null
  properties?: Record<string, unknown>
  items?: ForeignNode[]
  /** Its words in other languages, by code; a page with any is there in that language. */
  words?: Record<string, Record<string, unknown>>
  /** The number of the English node, in a tree of another language. */
  pair?: number
  /** Whether the route list leaves it out: it comes only with what holds it. */
  isUnlisted?: true
}

export type ForeignInstallation = {
  url: string
  /** Paths that were asked for, with their query. */
  asked: string[]
  stop(): Promise<void>
}

/** The key of a node by its number. */
export const keyOf = (id: number): string => `7c9e6679-7425-40de-944b-${String(id).padStart(12, '0')}`

/**
 * An agency's content system with types and properties of its own, as a recorded route list has them: ten nodes at the top of
 * which two are spelled as the site's types are. Each irregular value that it holds is named in `planted`.
 */
const foreignTree: ForeignNode[] = [
  {
    id: 1001,
    type: 'home',
    name: 'Home',
    segment: 'home',
    properties: { pageTitle: 'Holidays that begin at home', content: '<p>Welcome to our agency.</p>' },
  },
  text(1002, 'career', 'Career', 'career', '<p>Come and work with us.</p>'),
  text(1003, 'aboutUs', 'About us', 'about', '<p>Since 1985.</p>'),
  text(1004, 'promotionMain', 'Promotions', 'promotions', '<p>Offers of this month.</p>'),
  text(1005, 'faresFees', 'Fares and fees', 'fares-fees', '<table><tr><td>Processing fee</td></tr></table>'),
  text(1006, 'mediaCenter', 'Media center', 'media-center', '<p>Press releases.</p>'),
  {
    id: 1007,
    type: 'fAQPage',
    name: 'FAQ',
    segment: 'faq',
    properties: { pageTitle: 'Questions' },
    items: [
      {
        id: 1071,
        type: 'faqGroup',
        name: 'Booking',
        segment: 'booking',
        items: [
          {
            id: 1072,
            type: 'faqEntry',
            name: 'Can I change my booking?',
            segment: 'change',
            properties: { faqQuestion: 'Can I change my booking?', faqAnswer: '<p>Yes, for a fee.</p>' },
          },
        ],
      },
    ],
  },
  {
    id: 1008,
    type: 'fAQPage',
    name: 'Another FAQ',
    segment: 'another-faq',
    properties: { pageTitle: 'More questions' },
  },
  {
    id: 1009,
    type: 'tourList',
    name: 'Tours',
    segment: 'tours',
    properties: { pageTitle: 'Our tours', content: '<p>All tours.</p>' },
    items: [
      tour(1091, 'Langkawi', 'langkawi', { fromPrice: 'RM 1,299 / pax', duration: '3D2N', validTo: '31/12/2099' }),
      tour(1092, 'Tioman', 'tioman', { fromPrice: 'Call us', validTo: 'until further notice' }),
      tour(1093, 'Kuching', 'kuching', { mainImage: { id: 4711 } }),
      tour(1094, 'Nowhere', null, {}),
    ],
  },
  {
    id: 1010,
    type: 'siteSettings',
    name: 'Settings',
    segment: 'settings',
    properties: { siteName: 'Foreign Travel', phone: '03-1234 5678' },
  },
  {
    id: 1011,
    type: 'footer',
    name: 'Footer',
    segment: 'footer',
    items: [{ id: 1111, type: 'footerLink', name: 'Company', segment: 'company' }],
  },
  {
    id: 1012,
    type: 'flightDeals',
    name: 'Flight deals',
    segment: 'flight-deals',
    items: [offer(1121, 'Kuching from Johor', { fromPrice: 'RM 99', img: '/media/gone/kuching.jpg' })],
  },
  {
    id: 1013,
    type: 'homeSlider',
    name: 'Home slider',
    segment: 'home-slider',
    items: [offer(1131, 'Sail away', { img: '/media/gone/sail.jpg', mobileImage: '/media/gone/phone.jpg' })],
  },
]

function offer(id: number, name: string, properties: Record<string, unknown>): ForeignNode {
  return { id, type: 'offerItem', name, segment: null, isUnlisted: true, properties }
}

/** The pages it has, with a sentence or heading that stands on each. */
export const foreignPages: Record<string, string> = {
  '/': 'Welcome to our agency.',
  '/career': 'Come and work with us.',
  '/about': 'Since 1985.',
  '/promotions': 'Offers of this month.',
  '/fares-fees': 'Processing fee',
  '/media-center': 'Press releases.',
  '/faq': 'Can I change my booking?',
  '/another-faq': 'More questions',
  '/tours': 'Langkawi',
  '/tours/langkawi': 'RM 1,299',
  '/tours/tioman': 'Tioman by boat.',
  '/tours/kuching': 'Kuching by boat.',
}

/** The nodes with a value that cannot be shown as it stands, and what a report about them says. */
export const planted: { id: number; says: RegExp }[] = [
  { id: 1092, says: /price.*Call us/ },
  { id: 1092, says: /validUntil.*until further notice/ },
  { id: 1093, says: /image.*4711/ },
  { id: 1094, says: /segment/i },
]

function text(id: number, type: string, name: string, segment: string, content: string): ForeignNode {
  return { id, type, name, segment, properties: { pageTitle: name, content } }
}

function tour(id: number, name: string, segment: string | null, more: Record<string, unknown>): ForeignNode {
  return {
    id,
    type: 'tourDetail',
    name,
    segment,
    properties: { pageTitle: name, content: `<p>${name} by boat.</p>`, ...more },
  }
}

/**
 * Starts it on a free port. It knows tokens, the route list and `shared/get` alone, tells only the properties that are asked
 * for, and items without their segments.
 */
export async function startForeignInstallation(
  tree: readonly ForeignNode[] = foreignTree,
): Promise<ForeignInstallation> {
  const nodes = new Map<string, ForeignNode>()
  const index = (list: readonly ForeignNode[]) => {
    for (const node of list) {
      nodes.set(keyOf(node.id), node)
      index(node.items ?? [])
    }
  }
  index(tree)
  const asked: string[] = []
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).toString('base64url')
  const Token = `e30.${claims}.x`
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(url.pathname + url.search)
    // Of pages that are missing in a language, our contract's list names the others; with a header they are left out.
    const [header = ''] = (request.headers['accept-language'] ?? '').replace('*', '').split('-')
    const culture = url.searchParams.get('culture') ?? url.searchParams.get('lang') ?? header
    const isListed = (node: ForeignNode) => url.searchParams.has('culture') || !culture || node.words?.[culture]
    if (url.pathname === '/umbraco/auth/gettoken') return send(response, 200, { Token })
    if (url.pathname.startsWith('/media/')) return response.writeHead(404).end()
    if (!isGranted(request, Token)) return send(response, 401, { title: 'Unauthorized', status: 401 })
    if (url.pathname === '/umbraco/shared/getRoute')
      return send(
        response,
        200,
        tree.filter(isListed).map(node => routeOf(node, culture)),
      )
    const node =
      url.pathname === '/umbraco/shared/get' &&
      nodes.get(url.searchParams.get('subKey') ?? url.searchParams.get('key') ?? '')
    if (!node)
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Server Error in / Application.</h1>')
    const names = (url.searchParams.get('query') ?? '').split(',').map(name => name.trim().toLowerCase())
    send(response, 200, answerOf(node, { names: new Set(names), culture }, Number(url.searchParams.get('deep') ?? 0)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const isGranted = (request: IncomingMessage, token: string) => request.headers.authorization === `Bearer ${token}`

function routeOf({ id, type, name, segment, words = {}, items, pair }: ForeignNode, culture: string): unknown {
  const contentType = { key: keyOf(1), id: 1, alias: type }
  const cultures = culture ? { cultures: Object.keys(words) } : {}
  const node = {
    contentType,
    key: keyOf(id),
    id,
    name,
    urlSegment: segment,
    ...words[culture],
    ...cultures,
    ...(pair && { inEnglish: keyOf(pair) }),
  }
  const listed = items?.filter(({ isUnlisted }) => !isUnlisted) ?? []
  return listed.length > 0 ? { ...node, items: listed.map(item => routeOf(item, culture)) } : node
}

function answerOf(
  { id, type, name, properties = {}, words = {}, items = [] }: ForeignNode,
  asked: { names: Set<string>; culture: string },
  deep: number,
): unknown {
  const local = words[asked.culture] ?? {}
  const own = Object.entries({ ...properties, ...local }).filter(([one]) => asked.names.has(one.toLowerCase()))
  const below = deep > 0 ? { items: items.map(item => answerOf(item, asked, deep - 1)) } : {}
  return { id, name, contentType: { alias: type }, ...Object.fromEntries(own), ...below }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
