import type { ListState } from './list-state.ts'

type Key = { key: string; altKey: boolean }

/** Follows the ARIA practices; undefined for keys of the text. */
export function meaningOfKey(
  { key, altKey }: Key,
  { items: { length }, active, isProposed }: Pick<ListState<unknown>, 'items' | 'active' | 'isProposed'>,
  passesField = false,
): number | 'open' | 'choose' | 'close' | undefined {
  if (length === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return 'close'
  const lowest = passesField ? -1 : 0
  if (key === 'ArrowDown') return isProposed ? active : active === length - 1 ? lowest : active + 1
  if (key === 'ArrowUp') return active <= lowest ? length - 1 : active - 1
  if (active < 0) return undefined
  if (key === 'Enter') return 'choose'
  if (passesField) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
