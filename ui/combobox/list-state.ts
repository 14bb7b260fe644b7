export type ListState<Item> = {
  items: Item[]
  active: number
  isProposed: boolean
  note: string
  status: string
  answeredText: string | undefined
  typedText: string | undefined
}

export type ListEvent<Item> =
  | { type: 'typed'; text: string }
  | { type: 'answered'; text: string; items: Item[]; status: string; note?: string; isProposed?: boolean }
  | { type: 'failed'; note: string }
  | { type: 'moved'; to: number }
  | { type: 'left' | 'chosen' | 'closed' }

const empty = { items: [], active: -1, isProposed: false, note: '', status: '' }

export const closedList: ListState<never> = { ...empty, answeredText: undefined, typedText: undefined }

export function listReducer<Item>(list: ListState<Item>, event: ListEvent<Item>): ListState<Item> {
  switch (event.type) {
    case 'typed':
      // The list stays open until the answer to the new text replaces it.
      return { ...list, typedText: event.text }
    case 'answered': {
      const { text, items, status, note = '', isProposed = false } = event
      return { ...list, items, active: isProposed ? 0 : -1, isProposed, note, status, answeredText: text }
    }
    case 'failed':
      return { ...list, ...empty, note: event.note, status: event.note, answeredText: undefined }
    case 'moved':
      return { ...list, active: event.to, isProposed: false }
    case 'left':
      return { ...list, ...empty }
    case 'chosen':
    case 'closed':
      return { ...list, ...empty, typedText: undefined }
    default:
      return event satisfies never
  }
}
