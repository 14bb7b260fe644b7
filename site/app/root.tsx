import { keepSessionPath } from '@agency/contracts/booking/accounts/keep-session.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import { pageWords } from '@agency/words/shell/page/words.ts'
import { Links, Meta, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { serverOnly } from '../framework/server-only.ts'
import type { Route } from './+types/root'
import { sharedDomain } from './addresses/languages/language-cookie.ts'
import { pageLabel } from './addresses/page-label.ts'
import { bookingAddress, publicOrigin } from './clients/booking/public-origin.ts'
import { changesAt } from './clients/content/cache/page-dependencies.server.ts'
import { siteContext } from './context.server.ts'
import { returnNotice } from './features/account/login/return-notice.ts'
import { signInLinks } from './features/account/login/sign-in-links.ts'
import { loadUserMenu } from './features/account/user-menu.server.ts'
import { visitorOf } from './features/account/visitor/visitor.ts'
import { measuredOn } from './features/metadata/measuring.ts'
import { offersAnswer } from './features/newsletter/offers-answer.server.ts'
import { loadShell } from './features/site-settings/shell-model.server.ts'
import { loadAnswered } from './features/site-settings/trust/answers/answered-within.server.ts'
import { isFixedAddress } from './fixed-routes.ts'
import { PageAssets } from './shell/document/page-assets.tsx'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { errorTitle, statusOfError } from './shell/errors/error-status.ts'
import { Footer } from './shell/footer/footer.tsx'
import { Header } from './shell/header/header.tsx'
import { LanguageSwitch } from './shell/languages/language-switch.tsx'

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return []
  return [{ title: errorTitle(statusOfError(error)) }, { name: 'robots', content: 'noindex' }]
}

/** Never fails. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { content, env, uses, now, log, session, isLapsed, cameFromUs, languages } = site
  const onMissing = (error: unknown) => log.debug({ err: error }, 'part of the shell is missing')
  const shell = await loadShell(site, env, now, onMissing, isFixedAddress)
  if (shell.changesAt) changesAt(uses, shell.changesAt)
  const [booking, origin] = [bookingAddress(url, env.BOOKING_URL), publicOrigin(url, env.SITE_URL)]
  const elsewhere = signInLinks(env.SIGN_IN)
  const notice = returnNotice(url.searchParams, cameFromUs)
  const visitor = session && visitorOf(session, booking, origin, await loadUserMenu(content, env), env)
  const routes = languages.all.length > 0 ? await content.routes().catch(() => undefined) : undefined
  return serverOnly({
    shell,
    translations: site.addressesAt(url.pathname, routes),
    answered: await loadAnswered(site, shell.brand),
    visitor,
    elsewhere,
    // Without forms of the site's own there is no log-in dialog.
    notice: notice && { ...notice, opensLogin: notice.opensLogin && !elsewhere },
    offersAnswer: await offersAnswer(url.searchParams, env.SITE_SECRET),
    renewSession: isLapsed ? booking + keepSessionPath : undefined,
    siteUrl: env.SITE_URL,
    vitals: env.VITALS_SHARE || undefined,
    languageDomain: languages.all.length > 0 ? sharedDomain(env.SITE_URL, booking) : undefined,
    measuring: session ? undefined : env.MEASURING,
  })
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const preview = useRouteLoaderData<{ note?: PreviewNote }>('preview')
  const { pathname: path, search } = useLocation()
  const match = useMatches().at(-1)
  const label = pageLabel(match)
  // `soldBy` is the travel agency that sent the page to its customer: our menus would lead past the agency.
  const { soldBy } = (match?.loaderData ?? {}) as { soldBy?: string }
  const translations = soldBy ? undefined : data?.translations
  return (
    <html lang={tagOf(currentLanguage())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B4250" />
        <PageAssets startsAtOnce={preview?.note !== undefined} brand={data?.shell.brand} />
        <Meta />
        <Links />
      </head>
      <body
        data-page={label}
        data-offline={aroundWords().offline}
        data-loading={aroundWords().loading}
        data-vitals={data?.vitals}
        data-renew-session={data?.renewSession}
        data-language-domain={data?.languageDomain}
        data-measuring={data?.measuring && !preview ? measuredOn(label, data.measuring) : undefined}
      >
        <a className="skip-link" href="#main">
          {pageWords().skip}
        </a>
        {preview?.note && <PreviewBanner note={preview.note} />}
        {currentLanguage() === 'zh' && <PageStyle name="chinese" />}
        <LanguageSwitch translations={translations} search={search} />
        {soldBy && <AgencyHeader agency={soldBy} />}
        {data && !soldBy && <Header shell={data.shell} visitor={data.visitor} elsewhere={data.elsewhere} path={path} />}
        <main id="main" tabIndex={-1}>
          {data?.notice && (
            <div className="wrap top-notice" data-opens-login={data.notice.opensLogin ? data.notice.tone : undefined}>
              <Notice tone={data.notice.tone}>{data.notice.text}</Notice>
            </div>
          )}
          {children}
        </main>
        {data && !soldBy && (
          <Footer
            shell={data.shell}
            path={path}
            offersAnswer={data.offersAnswer}
            translations={translations}
            search={search}
          />
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>('root')?.shell
  return <ErrorPage error={useRouteError()} shortcuts={shell?.notFoundMenu ?? []} />
}

/** Replaces our header on a page that a travel agency sends to its customer. */
function AgencyHeader({ agency }: { agency: string }) {
  return (
    <header className="agency-header">
      <p className="wrap" dir="auto">
        {agency}
      </p>
    </header>
  )
}

type PreviewNote = { name: string; until: string; path: string }

/** Above everything else, so that no editor takes a preview for the public page. */
function PreviewBanner({ note: { name, until, path } }: { note: PreviewNote }) {
  const say = aroundWords().preview
  return (
    <aside className="preview-banner" aria-label={say.title} data-path={path}>
      <PageStyle name="preview" />
      <p className="wrap">
        <Icon name="eye" /> <b>{say.title}</b>
        <span>
          <Sentence of={say.text({ name: <span dir="auto">{name}</span>, until })} />
        </span>
        <a href="/" rel="external">
          {say.leave}
        </a>
      </p>
    </aside>
  )
}
