import { useSyncExternalStore } from 'react'

/** The stations of the tour in order; `data-tour` marks each in the page. */
export const stations = ['tree', 'form', 'preview', 'publish', 'search'] as const

let current: number | undefined
const listeners = new Set<() => void>()

/** Goes to a station by its number; undefined ends the tour. */
export function goTo(station: number | undefined): void {
  current = station
  for (const listener of listeners) listener()
}

/** Begins the tour from the first station. */
export const beginTour = (): void => goTo(0)

/** The number of the station that is shown; undefined while there is no tour. */
export const useStation = (): number | undefined => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
