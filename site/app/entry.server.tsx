import { renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageLabel } from './addresses/page-label.ts'
import { siteContext } from './context.server.ts'
import { documentAssets } from './shell/document/document-assets.server.ts'
import { createFragmentCache, type FragmentCache } from './shell/document/fragments.server.tsx'
import { AssetsProvider } from './shell/document/page-assets.tsx'
import { renderTurn } from './shell/document/render-turn.server.ts'
import { statusOfError } from './shell/errors/error-status.ts'
import { lastResort } from './shell/errors/last-resort.server.ts'

let parts: FragmentCache | undefined

/**
 * Renders one document, whole: pages are cached and served again, so there is nothing to stream. Its bytes stand in
 * `made.document` of the context.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  parts ??= createFragmentCache(documentAssets(entry.manifest.entry))
  const { made, policy } = context.get(siteContext)
  const failed = Object.values(withStatus(entry.staticHandlerContext, made.failed).errors ?? {})[0]
  try {
    made.type = typeOf(entry)
    await renderTurn()
    const html = `<!doctype html>${renderToStaticMarkup(
      <AssetsProvider value={parts.assets}>
        <ServerRouter context={entry} url={request.url} />
      </AssetsProvider>,
    )}`
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', policy(stylesIn(html)))
    made.document = parts.fill(html)
    return new Response(null, { status: failed ? statusOfError(failed) : status, headers })
  } catch (error) {
    // The first failure is handed back and comes again as an error to show; the second one happened while showing it.
    if (failed === undefined) throw error
    console.error(error)
    return lastResort()
  }
}

/** In production React Router puts an empty error in the place of what was thrown; the error page needs its status. */
function withStatus(handled: EntryContext['staticHandlerContext'], status: number | undefined) {
  for (const [route, error] of Object.entries(handled.errors ?? {})) {
    if (handled.errors && !isRouteErrorResponse(error)) handled.errors[route] = { status }
  }
  return handled
}

/** Names of the inline styles in a document's head, as React writes them. */
function stylesIn(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return Array.from(head.matchAll(/<style data-precedence="([\w-]+)"/g), match => match[1] ?? '')
}

/** For metrics by page type. */
function typeOf({ staticHandlerContext }: EntryContext): string {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return pageLabel({ id, loaderData: staticHandlerContext.loaderData[id] })
}

/** Called for everything that loaders, actions and rendering throw, except responses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const { log, made, uses } = (context as RouterContextProvider).get(siteContext)
  made.failed = statusOfError(error)
  // Whatever its status, it may not happen again: unlike a page that does not exist, this one is tried anew.
  uses.incomplete = true
  if (request.signal.aborted) return
  log.error({ err: error }, 'request failed')
}
