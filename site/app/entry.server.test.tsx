import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type EntryContext, RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { newPageDependencies } from './clients/content/cache/page-dependencies.server.ts'
import { type SiteContext, siteContext } from './context.server.ts'
import handleRequest, { handleError } from './entry.server.tsx'

afterEach(() => void vi.restoreAllMocks())

/** An entry whose rendering throws: it has no router. `errors` as after a first failure. */
function brokenEntry(errors: Record<string, unknown> | null): EntryContext {
  return {
    manifest: { entry: { module: '/assets/x.js', imports: [] } },
    staticHandlerContext: { errors },
  } as unknown as EntryContext
}

const request = new Request('http://localhost/')

function contextOf(result: SiteContext['result']): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, { result, policy: () => '' } as unknown as SiteContext)
  return context
}

test('the first failure of a page is rethrown, so that React Router shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = handleRequest(request, 200, new Headers(), brokenEntry(null), contextOf({ pageType: 'other' }))
  await expect(answer).rejects.toThrow()
})

test('when the error page fails as well, a short text with a link to the home page is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const result: SiteContext['result'] = { pageType: 'other' }
  const response = await handleRequest(
    request,
    500,
    new Headers(),
    brokenEntry({ root: new Error('first failure') }),
    contextOf(result),
  )
  expect(response.status).toBe(500)
  // A document beside the response would be sent instead of it.
  expect(result.document).toBeUndefined()
  const html = await response.text()
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">')
})

test('an error with status 404 is answered with it, but not cached as a page that does not exist', () => {
  const context = new RouterContextProvider()
  const uses = newPageDependencies(Date.now())
  const result: SiteContext['result'] = { pageType: 'other' }
  context.set(siteContext, { log: createLogger('test', 'silent'), result, uses } as SiteContext)
  const failure = Object.assign(new Error('gone for a moment'), { status: 404 })
  handleError(failure, { request, context, params: {} } as unknown as Parameters<typeof handleError>[1])
  expect([result.errorStatus, uses.incomplete]).toEqual([404, true])
})
