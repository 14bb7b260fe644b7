import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'

/** As in the table of calls: parameters in braces. */
type Route = { method: string; path: string }

export const manageRoutes = (app: Hono<ServiceEnv>): Route[] => app.routes.filter(isCall).map(inBraces)

export function calledRoute(c: Context): Route | undefined {
  const route = matchedRoutes(c).find(isCall)
  return route && inBraces(route)
}

/** The value of `{key}` or `{id}` in a path; null for a path with neither. */
export function firstParameter(pattern = '', path: string): string | null {
  const at = pattern.split('/').findIndex(part => part === '{key}' || part === '{id}')
  return at === -1 ? null : (path.split('/')[at] ?? '').toLowerCase()
}

const isCall = ({ method, path }: Route) => path.startsWith('/manage/') && method !== 'ALL' && !path.includes('*')

const inBraces = ({ method, path }: Route) => ({ method, path: path.replace(/:(\w+)/g, '{$1}') })
