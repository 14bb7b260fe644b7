import { createContext, type ReactNode, useContext, useRef, useState } from 'react'

type Keys = ReadonlySet<string>

const Selection = createContext<{ keys: Keys | undefined; select: (keys: Keys | undefined) => void }>({
  keys: undefined,
  select: () => {},
})

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [keys, select] = useState<Keys>()
  return <Selection value={{ keys, select }}>{children}</Selection>
}

export const useSelection = () => useContext(Selection)

/** With Shift all from the last one on. `selected` is undefined outside selection mode. */
export function useRange(list: { key: string }[]) {
  const { keys: selected, select } = useSelection()
  const last = useRef<string>(undefined)
  function choose(key: string, event: Event) {
    const isOn = !selected?.has(key)
    const [from, to] = [list.findIndex(node => node.key === last.current), list.findIndex(node => node.key === key)]
    const isRange = 'shiftKey' in event && event.shiftKey === true && from >= 0
    const range = isRange ? list.slice(Math.min(from, to), Math.max(from, to) + 1).map(node => node.key) : [key]
    last.current = key
    const next = new Set(selected)
    for (const one of range) isOn ? next.add(one) : next.delete(one)
    select(next)
  }
  return { selected, choose }
}
