import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../context.server.ts'
import * as entry from '../entry.server.tsx'
import Root, { ErrorBoundary, Layout, meta } from '../root.tsx'

/** A site of one page, whose loader or component throws, as React Router serves it in production. */
function siteOf({ inLoader, inPage }: { inLoader?: unknown; inPage?: unknown }) {
  const page = {
    loader() {
      if (inLoader) throw inLoader
      return {}
    },
    default() {
      if (inPage) throw inPage
      return null
    },
  }
  const known = { module: '/entry.js', imports: [], css: [] }
  const client = { hasLoader: true, hasAction: false, hasErrorBoundary: true, hasClientLoader: false }
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { Layout, ErrorBoundary, meta, default: Root } },
      page: { id: 'page', parentId: 'root', path: 'page', module: page },
    },
    assets: {
      entry: known,
      url: '',
      version: '1',
      routes: {
        root: { ...known, ...client, hasLoader: false, id: 'root', path: '' },
        page: { ...known, ...client, id: 'page', parentId: 'root', path: 'page' },
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    allowedActionOrigins: [],
  }
  return createRequestHandler(build as unknown as ServerBuild, 'production')
}

/** Status and document of the page. */
async function visit(site: ReturnType<typeof siteOf>) {
  const context = new RouterContextProvider()
  const result: SiteContext['result'] = { pageType: '' }
  const log = createLogger('test', 'silent')
  context.set(siteContext, { result, log, uses: {}, policy: () => '' } as unknown as SiteContext)
  const { status } = await site(new Request('http://localhost/page'), context)
  return { status, html: String(result.document) }
}

test.each([
  [{ statusCode: 410 }, 410, 'An error occurred', 'Something went wrong on our side'],
  [{ status: 503 }, 503, 'An error occurred', 'This page is delayed'],
  [{ response: { status: 404 } }, 404, '404 Not Found', 'Looks Like This Page Missed Its Flight'],
  [{}, 500, 'An error occurred', 'Something went wrong on our side'],
])('an error with %j is answered with %d in production', async (properties, status, title, heading) => {
  const error = Object.assign(new Error('a secret of ours'), properties)
  for (const site of [siteOf({ inLoader: error }), siteOf({ inPage: error })]) {
    const answer = await visit(site)
    expect(answer.status).toBe(status)
    expect(answer.html).toContain(`<title>${title}</title>`)
    expect(answer.html).toContain(heading)
    expect(answer.html).not.toContain('secret')
  }
})

test('while the names of the content system are not known the page is not ready, and only a developer reads why', async () => {
  const thrown = (command?: string) => data({ areNamesUnknown: true, command }, { status: 503 })
  const visitor = await visit(siteOf({ inLoader: thrown() }))
  const developer = await visit(siteOf({ inLoader: thrown('npm run connect') }))
  for (const { status, html } of [visitor, developer]) {
    expect(status).toBe(503)
    expect(html).toContain('<title>An error occurred</title>')
    expect(html).toContain('<h1>This page is not ready yet</h1>')
  }
  expect(developer.html).toContain('<code>npm run connect</code>')
  expect(visitor.html).not.toContain('npm run')
})
