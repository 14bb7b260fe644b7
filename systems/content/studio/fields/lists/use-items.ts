import { useRef, useState } from 'react'
import { announce } from '../../parts/announcements.tsx'
import { words } from '../../words/words.ts'

type Removed<Item> = { index: number; item: Item; id: number }

/** Ids stay the same while items are sorted. */
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
    /** Replaces `count` items. */
    replace(index: number, count: number, items: Item[]) {
      names.current = names.current.toSpliced(index, count, ...items.map(() => next.current++))
      onChange(value.toSpliced(index, count, ...items))
    },
    ids: names.current,
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
    /** Returns the new id. */
    insert(index: number, item: Item): number {
      insert(index, item)
      return names.current[index] as number
    },
  }
}
