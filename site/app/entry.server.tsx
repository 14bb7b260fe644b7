import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderTurn } from './overload/render-turn.server.ts'
import { pageLabel } from './seeing/page-label.ts'
import { documentAssets } from './shell/document-assets.server.ts'
import { statusOfError } from './shell/error-status.ts'
import { lastResort } from './shell/last-resort.server.ts'
import { type Assets, AssetsProvider } from './shell/page-assets.tsx'
import { createRenderOnce } from './shell/render-once.server.tsx'
import { siteContext } from './site-context.server.ts'

let assets: Assets | undefined

/** Renders one document, whole: pages are kept and served again, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (!assets) {
    const own = documentAssets(entry.manifest.entry.module)
    assets = { ...own, renderOnce: createRenderOnce(own) }
  }
  const failed = Object.values(entry.staticHandlerContext.errors ?? {})[0]
  try {
    noteWhatItIs(entry, context)
    await renderTurn()
    const html = renderToStaticMarkup(
      <AssetsProvider value={assets}>
        <ServerRouter context={entry} url={request.url} />
      </AssetsProvider>,
    )
    headers.set('content-type', 'text/html; charset=utf-8')
    // As bytes: a string would be looked through for broken characters once more.
    return new Response(Buffer.from(`<!doctype html>${html}`), {
      status: failed ? statusOfError(failed) : status,
      headers,
    })
  } catch (error) {
    // The first failure is handed back and comes again as an error to show; the second one happened while showing it.
    if (failed === undefined) throw error
    console.error(error)
    return lastResort()
  }
}

/** For figures by page type. */
function noteWhatItIs({ staticHandlerContext }: EntryContext, context: RouterContextProvider): void {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  context.get(siteContext).seen.page = pageLabel({ id, loaderData: staticHandlerContext.loaderData[id] })
}

/** Called for everything that loaders, actions and rendering throw, except responses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { log } = (context as RouterContextProvider).get(siteContext)
  log.error({ err: error }, 'request failed')
}
