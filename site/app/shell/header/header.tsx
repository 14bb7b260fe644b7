import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Island } from '@agency/ui/islands/island.tsx'
import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import type { SignInLinks } from '../../features/account/login/sign-in-links.ts'
import { AccountArea } from '../../features/account/visitor/account-area.tsx'
import type { Visitor } from '../../features/account/visitor/visitor.ts'
import { island as headerSearch } from '../../features/site-search/browser/header-search.island.tsx'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'
import { BrandMark } from './brand-mark.tsx'
import { CountdownTag } from './countdown-tag.tsx'
import { menuFor } from './menu-for.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type HeaderProps = { shell: Shell; visitor: Visitor | undefined; elsewhere: SignInLinks | undefined; path: string }

/** A slim row for hotline, promotion and account above the navigation. Both stay on screen while the page scrolls. */
export function Header({ shell, visitor, elsewhere, path }: HeaderProps) {
  const { brand, promotion } = shell
  const name = visitor
    ? undefined
    : `header ${shell.sameAs} ${elsewhere ? 'link' : 'forms'} ${isLinked(shell, path) ? path : ''}`
  return (
    <CachedFragment name={name} as="header" className="site-header">
      {visitor?.isAgent && <PageStyle name="agentHeader" />}
      <div className="utility">
        <div className="wrap utility__row">
          <Hotline number={brand.hotline} label="Hotline" />
          {promotion && <CountdownTag promotion={promotion} />}
          <AccountArea visitor={visitor} elsewhere={elsewhere} />
        </div>
      </div>
      <div className="navigation">
        <div className="wrap navigation__row">
          <BrandMark brand={brand} />
          <nav className="navigation__menu" aria-label="Main">
            <ul>
              {menuFor(shell, visitor).map(item => (
                <li key={item.name}>
                  {item.groups.length > 0 ? (
                    <MenuPanel entry={item} />
                  ) : (
                    <a
                      className="navigation__link"
                      href={item.menuLink}
                      {...opensIn(item.target)}
                      aria-current={item.menuLink === path ? 'page' : undefined}
                    >
                      {item.name}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {/* Phones have no room for it above, beside the countdown and the account. */}
          <Hotline number={brand.hotline} />
          <Island of={headerSearch} props={{}} when="touch" />
          <MobileMenu shell={shell} visitor={visitor} elsewhere={elsewhere} path={path} />
        </div>
      </div>
      {path === '/' && <SongketBand />}
    </CachedFragment>
  )
}

function Hotline({ number, label }: { number: string; label?: string }) {
  if (!number) return null
  return (
    <a className="hotline" href={phoneAddress(number)} aria-label={`Hotline ${number}`}>
      <Icon name="phone" size={16} /> {label && <span className="hotline__label">{label}</span>}
      <span className="hotline__number">{number}</span>
    </a>
  )
}

/** Whether the header looks different on this page: its own link is marked there, and home has a band below. */
function isLinked({ mainMenu }: Shell, path: string): boolean {
  const links = mainMenu.flatMap(entry => [entry, ...entry.groups.flatMap(group => group.items)])
  return path === '/' || links.some(item => item.menuLink === path)
}
