import { Price } from '@agency/ui/cards/price.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import type { Visitor } from '../../features/account/visitor/visitor.ts'
import { MenuLink, MenuLinks } from '../../features/site-settings/menu-links.tsx'
import type { MenuEntry, MenuGroup, MenuItem } from '../../features/site-settings/menus.server.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'

export const menuId = 'menu'

type MenuProps = { shell: Shell; visitor: Visitor | undefined; path: string }

/** One list for all screens: a row of the header, and below 1024 pixels a sheet that opens without script. */
export function Menu({ shell: { brand, mainMenu }, visitor, path }: MenuProps) {
  const say = aroundWords()
  const entries = mainMenu.filter(item => !item.agentOnly || visitor?.isAgent)
  return (
    <nav id={menuId} className="navigation__menu" aria-label={say.main} popover="auto">
      <div className="navigation__head">
        <b>{brand.brandName}</b>
        <button type="button" className="icon-button" aria-label={say.closeMenu} popoverTarget={menuId}>
          <Icon name="x" size={26} />
        </button>
      </div>
      <ul>
        {entries.map(entry => (
          <li key={entry.name}>
            {entry.groups.length > 0 ? (
              <MenuPanel entry={entry} path={path} />
            ) : (
              <MenuLink item={entry} path={path} className="navigation__link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A `<details>` opens without script; the shared name closes every other panel of the header. */
function MenuPanel({ entry, path }: { entry: MenuEntry; path: string }) {
  const { name, groups } = entry
  return (
    <details className="tour-panel" name="header-panel" data-hover-panel>
      <summary className="navigation__link">
        {name} <Icon name="chevron-down" size={16} />
      </summary>
      <div className="tour-panel__sheet">
        <div className="wrap tour-panel__columns">
          {groups.map(group => (
            <div key={group.name} className="tour-panel__group">
              {group.name && <p className="tour-panel__title">{group.name}</p>}
              {hasPictures(group) ? (
                <PictureLinks items={group.items} path={path} />
              ) : (
                <MenuLinks items={group.items} path={path} className="tour-panel__links" />
              )}
            </div>
          ))}
          {entry.menuLink && (
            <MenuLink item={entry} className="tour-panel__all">
              {aroundWords().all(name)} <Icon name="arrow-right" size={18} />
            </MenuLink>
          )}
        </div>
      </div>
    </details>
  )
}

function hasPictures(group: MenuGroup): boolean {
  return group.items.some(item => item.image)
}

function PictureLinks({ items, path }: { items: MenuItem[]; path: string }) {
  return (
    <ul className="tour-panel__deals">
      {items.map(item => (
        <li key={item.name}>
          <MenuLink item={item} path={path}>
            <Picture picture={item.image} sizes="96px" className="tour-panel__picture" decorative />
            <span>
              <b>{item.name}</b>
              {[item.subtitle, item.subtitle2].filter(Boolean).map(line => (
                <span key={line} className="tour-panel__facts">
                  {line}
                </span>
              ))}
              {item.price !== undefined && <Price sen={item.price} />}
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  )
}
