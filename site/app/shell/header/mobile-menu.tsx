import { Icon } from '@agency/ui/pictures/icon.tsx'
import { UserMenu } from '../../features/account/visitor/account-area.tsx'
import type { Visitor } from '../../features/account/visitor/visitor.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'
import { menuFor } from './menu-for.ts'

/**
 * The burger and its menu. The dialog is modal: focus stays inside and the page behind is still. The button's
 * `command` opens it without script; `mobile-menu.client.ts` does the same for browsers that do not know commands.
 */
type MobileMenuProps = { shell: Shell; visitor: Visitor | undefined; path: string }

export function MobileMenu({ shell, visitor, path }: MobileMenuProps) {
  const [before, after] = splitAtTours(menuFor(shell, visitor))
  return (
    <>
      <button
        type="button"
        className="icon-button burger"
        aria-label="Menu"
        command="show-modal"
        commandfor="mobile-menu"
        data-needs-script="command"
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog id="mobile-menu" className="mobile-menu" aria-label="Menu">
        <div className="mobile-menu__head">
          <b>{shell.brand.brandName}</b>
          <button
            type="button"
            className="icon-button"
            aria-label="Close menu"
            command="close"
            commandfor="mobile-menu"
          >
            <Icon name="x" size={26} />
          </button>
        </div>
        <nav aria-label="Mobile">
          <MenuLinks items={before} path={path} />
          <p className="mobile-menu__title">Tour Packages</p>
          {shell.tourGroups.map(group => (
            <details key={group.name} className="mobile-menu__section" name="mobile-section">
              <summary>
                {group.name} <Icon name="chevron-down" size={18} />
              </summary>
              <MenuLinks items={group.items} path={path} />
            </details>
          ))}
          <MenuLinks items={after} path={path} />
        </nav>
        {shell.brand.hotline && (
          <a className="button button--quiet" href={`tel:${shell.brand.hotline.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={18} /> {shell.brand.hotline}
          </a>
        )}
        <div className="mobile-menu__account">{visitor ? <UserMenu visitor={visitor} /> : <LogInLinks />}</div>
      </dialog>
    </>
  )
}

function LogInLinks() {
  return (
    <>
      <a className="button" href="/Login" data-login="log-in">
        Log in
      </a>
      <a className="button button--quiet" href="/Login#sign-up" data-login="sign-up">
        Sign up
      </a>
    </>
  )
}

type LinkItem = { name: string; menuLink: string }

function MenuLinks({ items, path }: { items: LinkItem[]; path: string }) {
  return (
    <ul className="mobile-menu__links">
      {items.map(item => (
        <li key={item.name}>
          <a href={item.menuLink} aria-current={item.menuLink === path ? 'page' : undefined}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The items before and after Tour Packages, whose place the three sections take. */
function splitAtTours(mainMenu: LinkItem[]): [LinkItem[], LinkItem[]] {
  const position = mainMenu.findIndex(item => item.name === 'Tour Packages')
  return position < 0 ? [mainMenu, []] : [mainMenu.slice(0, position), mainMenu.slice(position + 1)]
}
