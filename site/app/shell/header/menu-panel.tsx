import { Price } from '@agency/ui/cards/price.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { MenuLink, MenuLinks } from '../../features/site-settings/menu-links.tsx'
import type { MenuEntry, MenuGroup, MenuItem } from '../../features/site-settings/menus.server.ts'

/** A `<details>` opens without script; the shared name closes every other panel of the header. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
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
                <PictureLinks items={group.items} />
              ) : (
                <MenuLinks items={group.items} className="tour-panel__links" />
              )}
            </div>
          ))}
          {entry.menuLink && (
            <MenuLink item={entry} className="tour-panel__all">
              All {name} <Icon name="arrow-right" size={18} />
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

function PictureLinks({ items }: { items: MenuItem[] }) {
  return (
    <ul className="tour-panel__deals">
      {items.map(item => (
        <li key={item.name}>
          <MenuLink item={item}>
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
