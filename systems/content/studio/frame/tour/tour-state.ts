import { useSyncExternalStore } from 'react'

/** `data-tour` marks each station in the page. */
export const stations = ['tree', 'form', 'preview', 'publish', 'search'] as const

let current: number | undefined
const listeners = new Set<() => void>()

export function goTo(station: number | undefined): void {
  current = station
  for (const listener of listeners) listener()
}

export const beginTour = (): void => goTo(0)

/** undefined without a tour. */
export const useStation = (): number | undefined => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
