import { createBrowserRouter, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { CallFailure } from './calls/call.ts'
import { readNode } from './calls/nodes.ts'
import { readReleases } from './calls/releases.ts'
import { readTranslation, readTranslations } from './calls/translations.ts'
import { AccountScreen, loadAccount } from './frame/account/account-screen.tsx'
import { Failure } from './frame/failure.tsx'
import { Frame } from './frame/frame.tsx'
import { PasswordScreen } from './frame/sign-in/password-screen.tsx'
import { loadStart, StartScreen } from './frame/start/start-screen.tsx'
import { AuditScreen, loadAudit } from './lists/audit-screen.tsx'
import { CalendarScreen, loadCalendar } from './lists/calendar/calendar-screen.tsx'
import { loadSearch, SearchScreen } from './lists/change/search-screen.tsx'
import { ChecksScreen, loadChecks } from './lists/checks-screen.tsx'
import { loadUsers, UsersScreen } from './lists/people/users-screen.tsx'
import { loadRedirects, RedirectsScreen } from './lists/redirects-screen.tsx'
import { loadRelease, ReleaseScreen } from './lists/releases/release-screen.tsx'
import { ReleasesScreen } from './lists/releases/releases-screen.tsx'
import { TranslationsScreen } from './lists/translations-screen.tsx'
import { loadTrash, TrashScreen } from './lists/trash-screen.tsx'
import { PicturesScreen } from './media/pictures-screen.tsx'
import { PageScreen } from './page/page-screen.tsx'
import { TranslationScreen } from './page/translation/translation-screen.tsx'
import { loadVersions, VersionsScreen } from './page/versions/versions-screen.tsx'
import { loadStudio } from './parts/nodes/studio-data.ts'
import { withoutTreeFilter } from './tree/filter/filtered-tree.ts'

/** A reload must not replace typed text, unless the address changes to another node. */
const onlyForAnotherNode = ({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentParams.key !== nextParams.key ||
  currentParams.language !== nextParams.language ||
  withoutTreeFilter(currentUrl.search) !== withoutTreeFilter(nextUrl.search)

function notThere(): never {
  throw new CallFailure(404)
}

export const router = createBrowserRouter(
  [
    { path: '/password/:token', Component: PasswordScreen },
    {
      id: 'studio',
      path: '/',
      loader: loadStudio,
      Component: Frame,
      ErrorBoundary: Failure,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: Failure,
          children: [
            { index: true, loader: loadStart, Component: StartScreen },
            {
              path: 'pages/:key',
              loader: ({ params }: LoaderFunctionArgs) => readNode(params.key ?? ''),
              shouldRevalidate: onlyForAnotherNode,
              Component: PageScreen,
            },
            {
              path: 'pages/:key/versions',
              loader: ({ params }: LoaderFunctionArgs) => loadVersions(params.key ?? ''),
              Component: VersionsScreen,
            },
            {
              path: 'pages/:key/:language',
              loader: ({ params }: LoaderFunctionArgs) => readTranslation(params.key ?? '', params.language ?? ''),
              shouldRevalidate: onlyForAnotherNode,
              Component: TranslationScreen,
            },
            { path: 'translations', loader: readTranslations, Component: TranslationsScreen },
            { path: 'calendar', loader: loadCalendar, Component: CalendarScreen },
            { path: 'releases', loader: readReleases, Component: ReleasesScreen },
            {
              path: 'releases/:id',
              loader: ({ params }: LoaderFunctionArgs) => loadRelease(params.id ?? ''),
              Component: ReleaseScreen,
            },
            { path: 'search', loader: loadSearch, Component: SearchScreen },
            { path: 'checks', loader: loadChecks, Component: ChecksScreen },
            { path: 'pictures', Component: PicturesScreen },
            { path: 'redirects', loader: loadRedirects, Component: RedirectsScreen },
            { path: 'trash', loader: loadTrash, Component: TrashScreen },
            { path: 'audit', loader: loadAudit, Component: AuditScreen },
            { path: 'users', loader: loadUsers, Component: UsersScreen },
            { path: 'account', loader: loadAccount, Component: AccountScreen },
            { path: '*', loader: notThere, Component: () => null },
          ],
        },
      ],
    },
  ],
  { basename: '/studio' },
)
