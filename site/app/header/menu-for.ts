import type { Visitor } from '../account/visitor.ts'
import type { MenuItem, Shell } from '../shell/shell-model.server.ts'

/** The main menu for a visitor: what is for agents only is shown to agents only. */
export function menuFor({ mainMenu }: Shell, visitor: Visitor | undefined): MenuItem[] {
  return mainMenu.filter(item => !item.agentOnly || visitor?.isAgent)
}
