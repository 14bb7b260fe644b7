import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { fixedRoutes } from './fixed-routes.ts'

const fixed = fixedRoutes.map(({ path, module, id }) => route(path.slice(1), `routes/${module}`, id ? { id } : {}))

/** The whole URL map: what is fixed by the site first, then every page of the content system. */
export default [
  ...fixed,
  index('routes/content-page.tsx', { id: 'home' }),
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
