import type { Visitor } from '../../features/account/visitor/visitor.ts'
import type { MenuEntry } from '../../features/site-settings/menus.server.ts'
import type { Shell } from '../../features/site-settings/shell-model.server.ts'

export function menuFor({ mainMenu }: Shell, visitor: Visitor | undefined): MenuEntry[] {
  return mainMenu.filter(item => !item.agentOnly || visitor?.isAgent)
}
