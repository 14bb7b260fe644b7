import { renderToStaticMarkup } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import { serverOnly } from './server-only.ts'

/** The document of a page and the stream for a client router, as React Router makes them of a loader's data. */
async function pageOf(data: object): Promise<{ html: string; stream: string }> {
  let stream: Promise<string> | undefined
  const module = {
    loader: () => data,
    default: () => <p>{useLoaderData<{ page: { title: string } }>().page.title}</p>,
  }
  const client = { id: 'root', path: 'page', hasLoader: true, hasAction: false, module: '/entry.js', imports: [] }
  const build = {
    entry: {
      module: {
        default(request: Request, status: number, headers: Headers, entry: EntryContext) {
          // The router reads it while it renders.
          const [ours, theirs] = entry.serverHandoffStream?.tee() ?? []
          stream = new Response(ours).text()
          const context = { ...entry, serverHandoffStream: theirs } as EntryContext
          const html = renderToStaticMarkup(<ServerRouter context={context} url={request.url} />)
          return new Response(html, { status, headers })
        },
      },
    },
    routes: { root: { id: 'root', path: 'page', module } },
    assets: { entry: { module: '/entry.js', imports: [] }, url: '', version: '1', routes: { root: client } },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production')
  const response = await handle(new Request('http://localhost/page'), new RouterContextProvider())
  return { html: await response.text(), stream: (await stream) ?? '' }
}

const page = { title: 'Langkawi' }

test('server-only data reaches the page, and not the stream for a client router', async () => {
  expect(await pageOf(serverOnly({ page }))).toEqual({
    html: '<p>Langkawi</p>',
    stream: expect.not.stringContaining('Langkawi'),
  })
})

test('without serverOnly React Router writes it into that stream', async () => {
  expect((await pageOf({ page })).stream).toContain('Langkawi')
})
