import type { Role } from '@agency/contracts/manage/roles.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useMemo, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { NavLink, Outlet, useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Account } from '../calls/account.ts'
import { may, signOut } from '../calls/session.ts'
import { Announcements, announceFault } from '../parts/announcements.tsx'
import { useFilter } from '../parts/filters/use-filter.ts'
import { QuietButton } from '../parts/forms/buttons.tsx'
import { SelectionProvider } from '../parts/nodes/selection.tsx'
import { type loadStudio, type StudioData, useNews, useStudio } from '../parts/nodes/studio-data.ts'
import { useArrival } from '../parts/use-arrival.ts'
import { isWindowOpen, useShortcut } from '../parts/use-shortcut.ts'
import { NewAtTop } from '../tree/actions/new-at-top.tsx'
import { filteredTree, treeFilterNames } from '../tree/filter/filtered-tree.ts'
import { TreeFilterForm } from '../tree/filter/tree-filter.tsx'
import { ManyMenu } from '../tree/many/many-menu.tsx'
import { PageTree } from '../tree/page-tree.tsx'
import { words } from '../words/words.ts'
import { AuthenticatorPart } from './account/authenticator-part.tsx'
import { UserMenu } from './account/user-menu.tsx'
import { SearchDialog } from './search/search-dialog.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { Tour } from './tour/tour.tsx'

const screens: { path: string; name: string; role: Role }[] = [
  { path: 'calendar', name: words.screens.calendar, role: 'reader' },
  { path: 'releases', name: words.screens.releases, role: 'reader' },
  { path: 'search', name: words.screens.search, role: 'reader' },
  { path: 'checks', name: words.screens.checks, role: 'reader' },
  { path: 'translations', name: words.translations.title, role: 'reader' },
  { path: 'pictures', name: words.screens.pictures, role: 'reader' },
  { path: 'redirects', name: words.screens.redirects, role: 'reader' },
  { path: 'trash', name: words.screens.trash, role: 'reader' },
  { path: 'audit', name: words.screens.audit, role: 'reader' },
  { path: 'users', name: words.screens.users, role: 'administrator' },
]

export function Frame() {
  const data = useLoaderData<typeof loadStudio>()
  useArrival(data !== undefined)
  if (data === undefined) return <SignIn />
  if ('account' in data) return <AuthenticatorNeeded account={data.account} />
  return (
    <SelectionProvider>
      <SignedIn data={data} />
    </SelectionProvider>
  )
}

function SignedIn({ data: { user } }: { data: StudioData }) {
  const [showsTree, setShowsTree] = useState(false)
  const [searching, setSearching] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const { pathname } = useLocation()
  const tree = useFilteredTree()
  useNews()
  const isLoading = useNavigation().state === 'loading'
  const allowed = screens.filter(({ role }) => may(user, role))
  useShortcut('k', () => !isWindowOpen() && setSearching(true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when another screen opens
  useEffect(() => setShowsTree(false), [pathname])
  return (
    <div className={showsTree ? 'shell shell--tree' : 'shell'}>
      <a className="skip-link" href="#screen">
        {words.shell.skip}
      </a>
      <header className="bar">
        <button
          type="button"
          className="bar__tree"
          data-tour="tree"
          aria-expanded={showsTree}
          aria-controls="tree"
          onClick={() => setShowsTree(!showsTree)}
        >
          <Icon name="menu" /> {words.shell.pages}
        </button>
        <NavLink to="/" className="bar__brand" end>
          {words.shell.brand}
        </NavLink>
        <button
          type="button"
          className="bar__search"
          data-tour="search"
          onClick={() => setSearching(true)}
          aria-keyshortcuts="Control+K"
        >
          <Icon name="search" size={18} /> <span>{words.shell.search}</span> <kbd>Ctrl K</kbd>
        </button>
        <nav aria-label={words.shell.screens} className={may(user, 'administrator') ? 'bar__long' : ''}>
          {allowed.map(({ path, name }) => (
            <NavLink key={path} to={path}>
              {name}
            </NavLink>
          ))}
        </nav>
        <ScreensMenu screens={allowed} />
        <UserMenu user={user} onShortcuts={() => setShowsKeys(true)} />
      </header>
      <aside id="tree" className="shell__tree" data-tour="tree" aria-label={words.shell.pages}>
        {may(user, 'writer') && <NewAtTop />}
        <TreeFilterForm filter={tree.filter} count={tree.found?.size} onChange={tree.change} onClear={tree.clear} />
        <PageTree nodes={tree.nodes} found={tree.found} />
        <div className="tree__many">
          <ManyMenu />
        </div>
      </aside>
      <main id="screen" className="shell__screen" aria-busy={isLoading} tabIndex={-1}>
        <Outlet />
      </main>
      <Shortcuts isOpen={showsKeys} onOpenChange={setShowsKeys} />
      <SearchDialog isOpen={searching} onOpenChange={setSearching} />
      <Tour />
      <Announcements />
    </div>
  )
}

/** For users whose role needs an authenticator, until they have set one up. */
function AuthenticatorNeeded({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  return (
    <main id="screen" className="sign-in">
      <div className="sign-in__panel">
        <h1>{words.account.title}</h1>
        <p>{words.account.authenticator.needed}</p>
        <AuthenticatorPart account={account} isNeeded />
        <QuietButton onClick={() => signOut().then(() => revalidate(), announceFault)}>
          {words.signIn.leave}
        </QuietButton>
      </div>
      <Announcements />
    </main>
  )
}

/** Small laptops lack room for all screens. */
function ScreensMenu({ screens }: { screens: { path: string; name: string }[] }) {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <Button className="bar__screens">
        {words.shell.screens} <Icon name="chevron-down" size={16} />
      </Button>
      <Popover placement="bottom end">
        <Menu className="menu" onAction={path => navigate(`/${path}`)}>
          {screens.map(({ path, name }) => (
            <MenuItem key={path} id={path}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Stays while screens change. */
function useFilteredTree() {
  const { nodes: all } = useStudio()
  const { filter, ...rest } = useFilter(treeFilterNames)
  const { nodes, found } = useMemo(() => filteredTree(all, filter), [all, filter])
  return { filter, nodes, found, ...rest }
}
