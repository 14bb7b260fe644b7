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

function contextOf(made: SiteContext['made']): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, { made, policy: () => '' } as unknown as SiteContext)
  return context
}

test('the first failure of a page is handed back, to be shown as an error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = handleRequest(request, 200, new Headers(), brokenEntry(null), contextOf({ type: 'other' }))
  await expect(answer).rejects.toThrow()
})

test('when the error page fails as well, words and a link home are left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const made: SiteContext['made'] = { type: 'other' }
  const response = await handleRequest(
    request,
    500,
    new Headers(),
    brokenEntry({ root: new Error('first failure') }),
    contextOf(made),
  )
  expect(response.status).toBe(500)
  // What stands beside the response would be sent in its place.
  expect(made.document).toBeUndefined()
  const html = await response.text()
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">')
})

test('an error with status 404 is answered with it, but not remembered as a page that does not exist', () => {
  const context = new RouterContextProvider()
  const uses = newPageDependencies(Date.now())
  const made: SiteContext['made'] = { type: 'other' }
  context.set(siteContext, { log: createLogger('test', 'silent'), made, uses } as SiteContext)
  const failure = Object.assign(new Error('gone for a moment'), { status: 404 })
  handleError(failure, { request, context, params: {} } as unknown as Parameters<typeof handleError>[1])
  expect([made.failed, uses.incomplete]).toEqual([404, true])
})
