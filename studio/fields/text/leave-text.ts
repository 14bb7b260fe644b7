import { goToNextCell, isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Whether Tab leaves a text, as it leaves any field, where the editor would change what is written instead: Shift and Tab in
 * a list that is within no other would end the list, Tab in the last cell of a table would add a row.
 */
export function leavesText({ state }: EditorView, { key, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false
  if (isInTable(state)) return !goToNextCell(shiftKey ? -1 : 1)(state)
  const { $from } = state.selection
  const levels = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name)
  return shiftKey && levels.filter(name => name === 'listItem').length === 1
}
