import { opensIn } from '@agency/ui/navigation/link-target.ts'
import type { ReactNode } from 'react'
import type { MenuItem } from './menus.server.ts'

type MenuLinkProps = {
  item: Pick<MenuItem, 'name' | 'menuLink' | 'target'>
  /** The page that is open, whose link is marked. */
  path?: string
  className?: string
  /** In place of the name. */
  children?: ReactNode
}

/** An entry of a menu as a link; as its words alone where the content has no link that can be read. */
export function MenuLink({ item: { name, menuLink, target }, path, className, children = name }: MenuLinkProps) {
  if (!menuLink) return <span className={className}>{children}</span>
  return (
    <a className={className} href={menuLink} {...opensIn(target)} aria-current={menuLink === path ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** The entries of a menu as a list of links. */
export function MenuLinks({ items, className }: { items: MenuItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.name}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  )
}
