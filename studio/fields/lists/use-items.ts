import { useRef, useState } from 'react'
import { announce } from '../../parts/announcements.tsx'
import { words } from '../../words/words.ts'

/** What was taken out of a list last, and where it was. */
type Removed<Item> = { index: number; item: Item; id: number }

/**
 * The items of a list with names that stay theirs while they are sorted, and what can be done with them.
 * @param onChange takes the list as it is afterwards
 */
export function useItems<Item>(value: Item[], onChange: (value: Item[]) => void) {
  const names = useRef<number[]>([])
  const next = useRef(0)
  const [removed, setRemoved] = useState<Removed<Item>>()
  while (names.current.length < value.length) names.current.push(next.current++)
  names.current.length = value.length

  const moved = <Any>(list: Any[], from: number, to: number) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

  function insert(index: number, item: Item, id = next.current++) {
    names.current = names.current.toSpliced(index, 0, id)
    onChange(value.toSpliced(index, 0, item))
  }

  return {
    ids: names.current,
    /** What can be brought back. */
    removed,
    move(from: number, to: number) {
      if (to < 0 || to >= value.length || from === to) return
      names.current = moved(names.current, from, to)
      onChange(moved(value, from, to))
      announce(words.fields.movedTo(to + 1, value.length))
    },
    remove(index: number) {
      setRemoved({ index, item: value[index] as Item, id: names.current[index] as number })
      names.current = names.current.toSpliced(index, 1)
      onChange(value.toSpliced(index, 1))
    },
    bringBack() {
      if (removed) insert(Math.min(removed.index, value.length), removed.item, removed.id)
      setRemoved(undefined)
    },
    /** Puts an item before the one of an index; returns the name that it has from now on. */
    insert(index: number, item: Item): number {
      insert(index, item)
      return names.current[index] as number
    },
  }
}
