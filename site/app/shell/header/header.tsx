import { phoneAddress } from '@agency/ui/formats/phone-address.ts'
import { Island } from '@agency/ui/islands/island.tsx'
import { SongketBand } from '@agency/ui/layout/songket-band.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { CachedFragment } from '@agency/ui/styles/fragment.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import type { SignInLinks } from '../../features/account/login/sign-in-links.ts'
import { AccountArea } from '../../features/account/visitor/account-area.tsx'
import type { Visitor } from '../../features/account/visitor/visitor.ts'
import { brandIcon } from '../../features/metadata/brand-mark.ts'
import { island as headerSearch } from '../../features/site-search/browser/header-search.island.tsx'
import type { RunningPromotion } from '../../features/site-settings/promotions.server.ts'
import type { Brand, Shell } from '../../features/site-settings/shell-model.server.ts'
import { Menu, menuId } from './menu.tsx'

type HeaderProps = {
  shell: Shell
  visitor: Visitor | undefined
  elsewhere: SignInLinks | undefined
  path: string
}

export function Header({ shell, visitor, elsewhere, path }: HeaderProps) {
  const { brand, promotion } = shell
  const say = aroundWords()
  const name = visitor
    ? undefined
    : `header ${currentLanguage()} ${shell.sameAs} ${elsewhere ? 'link' : 'forms'} ${isLinked(shell, path) ? path : ''}`
  return (
    <CachedFragment name={name} as="header" className="site-header">
      {visitor?.isAgent && <PageStyle name="agentHeader" />}
      <div className="utility">
        <div className="wrap utility__row">
          <Hotline number={brand.hotline} label={say.hotline} />
          {promotion && <CountdownTag promotion={promotion} />}
          <AccountArea visitor={visitor} elsewhere={elsewhere} />
        </div>
      </div>
      <div className="navigation">
        <div className="wrap navigation__row">
          <BrandMark brand={brand} />
          <Menu shell={shell} visitor={visitor} path={path} />
          {/* Phones have no room for it above, beside the countdown and the account. */}
          <Hotline number={brand.hotline} />
          <Island of={headerSearch} props={{}} when="touch" />
          <button type="button" className="icon-button burger" aria-label={say.menu} popoverTarget={menuId}>
            <Icon name="menu" size={26} />
          </button>
        </div>
      </div>
      {path === '/' && <SongketBand />}
    </CachedFragment>
  )
}

function Hotline({ number, label }: { number: string; label?: string }) {
  if (!number) return null
  return (
    <a className="hotline" href={phoneAddress(number)} aria-label={aroundWords().callHotline(number)}>
      <Icon name="phone" size={16} /> {label && <span className="hotline__label">{label}</span>}
      <span className="hotline__number">{number}</span>
    </a>
  )
}

/** On these pages the header marks their link; on home a band follows it. */
function isLinked({ mainMenu }: Shell, path: string): boolean {
  const links = mainMenu.flatMap(entry => [entry, ...entry.groups.flatMap(group => group.items)])
  return path === '/' || links.some(item => item.menuLink === path)
}

function BrandMark({ brand }: { brand: Brand }) {
  const { imageLogo: logo, imageIcon: icon } = brand
  return (
    <a className="brand" href="/" aria-label={aroundWords().brand(brand.brandName)}>
      {logo ? (
        <img
          src={pictureAddress(logo.src, isDrawing(logo.src) ? 'svg' : { width: 320, format: 'webp' })}
          alt=""
          height={40}
          width={Math.round((40 * logo.width) / logo.height)}
          fetchPriority="low"
        />
      ) : (
        <>
          {icon && (
            <img className="brand__icon" src={brandIcon(brand).src} alt="" width={36} height={36} fetchPriority="low" />
          )}
          <span className="brand__name">{brand.brandName}</span>
        </>
      )}
    </a>
  )
}

/** Without script it names the days instead of counting. */
function CountdownTag({ promotion }: { promotion: RunningPromotion }) {
  const { until, daysLeft } = promotion
  const say = aroundWords()
  return (
    <a className="countdown" href={`${promotion.link || '/'}#ending`} data-countdown={until}>
      <span className="countdown__title">{promotion.tag || promotion.title}</span>
      <span className="countdown__left" data-countdown-left={say.dayUnit}>
        {say.daysLeft(daysLeft)}
      </span>
    </a>
  )
}
