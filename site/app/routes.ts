import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { fixedRoutes } from './fixed-routes.ts'

const fixed = fixedRoutes.map(({ path, module, id }) => route(path.slice(1), `routes/${module}`, id ? { id } : {}))

/** Fixed addresses come before pages of the content system. */
export default [
  ...fixed,
  index('routes/content-page.tsx', { id: 'home' }),
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
