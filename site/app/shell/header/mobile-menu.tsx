import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { SignIn } from '../../features/account/dialog/sign-in.tsx'
import type { SignInLinks } from '../../features/account/login/sign-in-links.ts'
import { UserMenu } from '../../features/account/visitor/account-area.tsx'
import type { Visitor } from '../../features/account/visitor/visitor.ts'
import { MenuLink } from '../../features/site-settings/menu-links.tsx'
import type { MenuEntry } from '../../features/site-settings/menus.server.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'

type MobileMenuProps = { shell: Shell; visitor: Visitor | undefined; elsewhere: SignInLinks | undefined; path: string }

export function MobileMenu({ shell, visitor, elsewhere, path }: MobileMenuProps) {
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
          <ul className="mobile-menu__links">
            {menuFor(shell, visitor).map(entry => (
              <li key={entry.name}>
                {entry.groups.length > 0 ? (
                  <Sections entry={entry} path={path} />
                ) : (
                  <MenuLink item={entry} path={path} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {shell.brand.hotline && (
          <a className="button button--quiet" href={phoneAddress(shell.brand.hotline)}>
            <Icon name="phone" size={18} /> {shell.brand.hotline}
          </a>
        )}
        {visitor ? (
          <div className="mobile-menu__account">
            <UserMenu visitor={visitor} />
          </div>
        ) : (
          <SignIn elsewhere={elsewhere} className="mobile-menu__account" inMenu />
        )}
      </dialog>
    </>
  )
}

function Sections({ entry, path }: { entry: MenuEntry; path: string }) {
  return (
    <>
      <p className="mobile-menu__title">{entry.name}</p>
      {entry.groups.map(group => (
        <details key={group.name} className="mobile-menu__section" name="mobile-section">
          <summary>
            {group.name || entry.name} <Icon name="chevron-down" size={18} />
          </summary>
          <ul className="mobile-menu__links">
            {group.items.map(item => (
              <li key={item.name}>
                <MenuLink item={item} path={path} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

export function menuFor({ mainMenu }: Shell, visitor: Visitor | undefined): MenuEntry[] {
  return mainMenu.filter(item => !item.agentOnly || visitor?.isAgent)
}
