import { goToNextCell, isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Whether Tab leaves a text, as it leaves any field. Otherwise Shift Tab in a top-level list would end the list, and
 * Tab in the last cell of a table would add a row.
 */
export function leavesText({ state }: EditorView, { key, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false
  if (isInTable(state)) return !goToNextCell(shiftKey ? -1 : 1)(state)
  const { $from } = state.selection
  const levels = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name)
  return shiftKey && levels.filter(name => name === 'listItem').length === 1
}
