import { opensIn } from '@agency/ui/navigation/link-target.ts'
import type { ReactNode } from 'react'
import type { MenuItem } from './menus.server.ts'

type MenuLinkProps = {
  item: Pick<MenuItem, 'name' | 'menuLink' | 'target'>
  /** The open page, whose link is marked. */
  path?: string | undefined
  className?: string
  children?: ReactNode
}

/** A link, or plain text where the content has no valid link. */
export function MenuLink({ item: { name, menuLink, target }, path, className, children = name }: MenuLinkProps) {
  if (!menuLink) return <span className={className}>{children}</span>
  return (
    <a className={className} href={menuLink} {...opensIn(target)} aria-current={menuLink === path ? 'page' : undefined}>
      {children}
    </a>
  )
}

type MenuLinksProps = { items: MenuItem[]; path?: string; className: string }

export function MenuLinks({ items, path, className }: MenuLinksProps) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.name}>
          <MenuLink item={item} path={path} />
        </li>
      ))}
    </ul>
  )
}
