import { renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { answerForReader, linkedForReader, readerEdition } from './addresses/languages/reader.server.ts'
import { pageLabel } from './addresses/page-label.ts'
import { siteContext } from './context.server.ts'
import { wantsJson } from './features/forms/small-form.server.ts'
import { withPreviewLinks } from './features/preview/preview-links.server.ts'
import { withOrigins } from './features/preview/with-origins.server.ts'
import { documentAssets } from './shell/document/document-assets.server.ts'
import { createFragmentCache, type FragmentCache } from './shell/document/fragments.server.tsx'
import { AssetsProvider } from './shell/document/page-assets.tsx'
import { statusOfError } from './shell/errors/error-status.ts'
import { lastResort } from './shell/errors/last-resort.server.ts'
import { withEnglishMarked } from './shell/languages/with-english-marked.ts'

let parts: FragmentCache | undefined

/** Renders whole documents, because pages are cached, into `result.document` of the context. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  parts ??= createFragmentCache(documentAssets(entry.manifest.entry), {
    edition: readerEdition,
    linked: html => linkedForReader(withEnglishMarked(html)),
  })
  const { result, policy, origins } = context.get(siteContext)
  const [answer] = Object.values(entry.staticHandlerContext.actionData ?? {})
  if (answer && wantsJson(request)) return Response.json(answerForReader(answer), { status, headers })
  const failed = errorWithStatus(entry.staticHandlerContext, result.errorStatus)
  try {
    result.pageType = typeOf(entry)
    const html = linkedForReader(
      withEnglishMarked(
        `<!doctype html>${renderToStaticMarkup(
          <AssetsProvider value={origins ? parts.ownAssets : parts.assets}>
            <ServerRouter context={entry} url={request.url} />
          </AssetsProvider>,
        )}`,
      ),
    )
    const { document, styles } = parts.fill(
      origins ? withPreviewLinks(withOrigins(html, origins), new URL(request.url)) : html,
    )
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', policy(styles))
    result.document = document
    return new Response(null, { status: failed ? statusOfError(failed) : status, headers })
  } catch (error) {
    // React Router calls again with the first failure, to render an error page; the second failure happened in that
    // page.
    if (failed === undefined) throw error
    console.error(error)
    return lastResort()
  }
}

function typeOf({ staticHandlerContext }: EntryContext): string {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return pageLabel({ id, loaderData: staticHandlerContext.loaderData[id] })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const { log, result, uses } = (context as RouterContextProvider).get(siteContext)
  result.errorStatus = statusOfError(error)
  // The error may be temporary, even with status 404, so the page is rendered again on the next request.
  uses.incomplete = true
  if (request.signal.aborted) return
  log.error({ err: error }, 'request failed')
}

/** In production React Router records empty errors. `status` is as `handleError` saw it. */
function errorWithStatus(handled: EntryContext['staticHandlerContext'], status: number | undefined): unknown {
  for (const [route, error] of Object.entries(handled.errors ?? {})) {
    if (handled.errors && !isRouteErrorResponse(error)) handled.errors[route] = { status }
  }
  return Object.values(handled.errors ?? {})[0]
}
