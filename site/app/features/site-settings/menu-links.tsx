import { opensIn } from '@agency/ui/navigation/link-target.ts'
import type { MenuItem } from './menus.server.ts'

/** The entries of a menu as a list of links. */
export function MenuLinks({ items, className }: { items: MenuItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.name}>
          <a href={item.menuLink} {...opensIn(item.target)}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
