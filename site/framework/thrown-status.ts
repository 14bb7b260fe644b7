import { type EntryContext, isRouteErrorResponse } from 'react-router'

/** In production React Router records empty errors. `status` is as `handleError` saw it. */
export function errorWithStatus(handled: EntryContext['staticHandlerContext'], status: number | undefined): unknown {
  for (const [route, error] of Object.entries(handled.errors ?? {})) {
    if (handled.errors && !isRouteErrorResponse(error)) handled.errors[route] = { status }
  }
  return Object.values(handled.errors ?? {})[0]
}
