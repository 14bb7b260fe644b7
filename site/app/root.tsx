import { Links, Meta, Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { Header } from './header/header.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { errorTitle, statusOfError } from './shell/error-status.ts'
import { Footer } from './shell/footer.tsx'
import { PageAssets } from './shell/page-assets.tsx'
import { loadShell } from './shell/shell-model.server.ts'
import { siteContext } from './site-context.server.ts'

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return []
  return [{ title: errorTitle(statusOfError(error)) }, { name: 'robots', content: 'noindex' }]
}

/** Menus, footer and settings for every page; it never fails. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, env, now, log } = context.get(siteContext)
  const shell = await loadShell(content, env, now, error => log.warn({ err: error }, 'part of the shell is missing'))
  return { shell, siteUrl: env.SITE_URL }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const path = useLocation().pathname
  return (
    <html lang="en-MY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B4250" />
        <PageAssets />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        {data && <Header shell={data.shell} path={path} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {data && <Footer shell={data.shell} path={path} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Every failure ends here, with header and footer around it. */
export function ErrorBoundary() {
  return <ErrorPage status={statusOfError(useRouteError())} />
}
