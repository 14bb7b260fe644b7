/**
 * A page of 24 cards, rendered as the site renders: React Router, one pass of React without hydration. For comparison
 * with frameworks (docs/performance.md). Gets its port by IPC.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  Outlet,
  type RouterContext,
  RouterContextProvider,
  ServerRouter,
  useLoaderData,
} from 'react-router'

const places = ['Penang', 'Langkawi', 'Kuching', 'Kota Kinabalu', 'Melaka', 'Ipoh']
const cards = Array.from({ length: 24 }, (_, number) => ({
  title: `${places[number % places.length]} in ${(number % 5) + 2} days`,
  path: `/ground-package/trip-${number}`,
  sen: 49_900 + number * 10_000,
}))
const ringgit = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2 })

function Card({ title, path, sen }: (typeof cards)[number]) {
  return h(
    'li',
    { className: 'card' },
    h('img', { src: `/img/640/${title}.webp`, alt: '', width: 640, height: 400, loading: 'lazy' }),
    h('h2', null, h('a', { href: path }, title)),
    h('p', { className: 'price' }, 'from ', h('b', null, `RM ${ringgit.format(sen / 100)}`), ' a person'),
  )
}

function Page() {
  const loaded = useLoaderData() as typeof cards
  return h(
    'main',
    null,
    h('h1', null, 'Trips'),
    h('ul', null, ...loaded.map(card => h(Card, { ...card, key: card.path }))),
  )
}

function Root() {
  const head = h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Trips'))
  return h('html', { lang: 'en-MY' }, head, h('body', null, h(Outlet)))
}

const madeContext: RouterContext<{ document: Buffer }> = createContext()
const noScript = { module: '', imports: [] }
const route = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
const build = {
  entry: {
    module: {
      default(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) {
        const html = renderToStaticMarkup(h(ServerRouter, { context: entry, url: request.url }))
        context.get(madeContext).document = Buffer.from(`<!doctype html>${html}`)
        return new Response(null, { status, headers })
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    page: { id: 'page', parentId: 'root', path: '24-cards', module: { default: Page, loader: () => cards } },
  },
  assets: {
    entry: noScript,
    url: '/manifest.js',
    version: '1',
    routes: {
      root: { ...route, id: 'root', path: '', hasLoader: false, hasErrorBoundary: false, ...noScript },
      page: {
        ...route,
        id: 'page',
        parentId: 'root',
        path: '24-cards',
        hasLoader: true,
        hasErrorBoundary: false,
        ...noScript,
      },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  basename: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}
const handle = createRequestHandler(build as never, 'production')

process.once('message', message => {
  const { port } = message as { port: number }
  const app = new Hono()
  app.get('/24-cards', async c => {
    const small = { document: Buffer.alloc(0) }
    const context = new RouterContextProvider()
    context.set(madeContext, small)
    const { status } = await handle(c.req.raw, context)
    return new Response(small.document, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => process.send?.('ready'))
})
process.on('disconnect', () => process.exit(0))
