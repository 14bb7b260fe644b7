/** What a list of places shows. */
export type ListState = {
  /** How many places are shown, 0 when closed. */
  length: number
  /** Which of them is highlighted, -1 for none. */
  position: number
  /** Whether that one is only proposed: the first arrow key goes to it, not past it. */
  proposed: boolean
}

type Key = { key: string; altKey: boolean }

/**
 * What a key means to the list below a place field, after the combobox pattern of the ARIA practices: a position to
 * highlight, or what to do; undefined for keys that belong to the text.
 */
export function meaningOfKey(
  { key, altKey }: Key,
  { position, length, proposed }: ListState,
): number | 'open' | 'choose' | 'close' | undefined {
  if (length === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return 'close'
  if (key === 'ArrowDown') return proposed ? position : (position + 1) % length
  if (key === 'ArrowUp') return position <= 0 ? length - 1 : position - 1
  if (key === 'Enter' && position >= 0) return 'choose'
  if (key === 'Home' && position >= 0) return 0
  if (key === 'End' && position >= 0) return length - 1
  return undefined
}
