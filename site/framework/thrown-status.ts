import { type EntryContext, isRouteErrorResponse } from 'react-router'

/**
 * Puts the status of what was thrown into React Router's record of errors, which in production holds empty errors instead.
 * @param status As `handleError` saw it; undefined if nothing was thrown.
 * @returns The error of the page, if there is one.
 */
export function errorWithStatus(handled: EntryContext['staticHandlerContext'], status: number | undefined): unknown {
  for (const [route, error] of Object.entries(handled.errors ?? {})) {
    if (handled.errors && !isRouteErrorResponse(error)) handled.errors[route] = { status }
  }
  return Object.values(handled.errors ?? {})[0]
}
