import { useRef } from 'react'
import { announce } from '../../shell/announcements.tsx'
import { words } from '../../words.ts'

/** The items of a list with names that stay theirs while they are sorted, and what can be done with them. */
export function useItems<Item>(value: Item[], onChange: (value: Item[]) => void) {
  const names = useRef<number[]>([])
  const next = useRef(0)
  while (names.current.length < value.length) names.current.push(next.current++)
  names.current.length = value.length

  const moved = <Any>(list: Any[], from: number, to: number) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

  return {
    ids: names.current,
    move(from: number, to: number) {
      if (to < 0 || to >= value.length || from === to) return
      names.current = moved(names.current, from, to)
      onChange(moved(value, from, to))
      announce(words.fields.movedTo(to + 1, value.length))
    },
    remove(index: number) {
      names.current = names.current.toSpliced(index, 1)
      onChange(value.toSpliced(index, 1))
    },
    add: (item: Item) => onChange([...value, item]),
  }
}
