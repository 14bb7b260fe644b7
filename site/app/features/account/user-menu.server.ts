import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { visitorWords } from '@agency/words/account/visitor/words.ts'
import * as z from 'zod'
import { below, type ContentSource } from '../../clients/content/content-source.server.ts'
import { depths } from '../../clients/content/depths.ts'
import { link, list, requiredText, text } from '../../clients/content/readers/lenient-values.server.ts'

/** Paths of the booking site do not have its address yet. */
export type UserMenuItem = { name: string; menuLink: string; target: string }

const menu = z.object({ items: list(z.object({ name: requiredText, menuLink: link, target: text })) })

const plainUserMenu = (): UserMenuItem[] =>
  Object.entries(visitorWords().menu).map(([page, name]) => ({
    name,
    menuLink: bookingLinks[page as keyof typeof bookingLinks],
    target: '',
  }))

/** The editors' menu for signed-in people, or ours. Never rejects. */
export async function loadUserMenu(
  content: ContentSource,
  env: { CONTENT_KEY_MENUS: string; CONTENT_KEY_USER_MENU: string },
): Promise<UserMenuItem[]> {
  const node = await content
    .node(menu, below(env.CONTENT_KEY_MENUS, env.CONTENT_KEY_USER_MENU, depths.menu))
    .catch(() => undefined)
  const items = node?.items.filter(({ menuLink }) => menuLink !== '') ?? []
  return items.length > 0 ? items : plainUserMenu()
}
