import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map: what is fixed by the site first, then every page of the content system. */
export default [
  route('newsletter', 'routes/newsletter.tsx'),
  index('routes/content-page.tsx', { id: 'home' }),
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
