import { mentionOf } from '@agency/contracts/manage/nodes/comments.ts'
import type { Person } from '../../../calls/nodes.ts'

/** The part of a name that is typed after an `@`, and where that begins; undefined where no person is being mentioned. */
export function typedMention(text: string, caret: number): { typed: string; start: number } | undefined {
  const found = /(?:^|[\s(,;:])@([\p{L}\p{M}][\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]*)?)?$/u.exec(
    text.slice(0, caret),
  )
  if (!found) return undefined
  const typed = found[1] ?? ''
  return { typed, start: caret - typed.length - 1 }
}

/** People with a word that begins as typed, by name. */
export function peopleLike(people: Person[], typed: string): Person[] {
  const wanted = typed.trim().toLocaleLowerCase()
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`))
}

/** A text with the ids of the people whom it names after `@`, in any case; the longest name first, as one may begin another. */
export function withMentions(text: string, people: Person[]): string {
  const names = people.toSorted((a, b) => b.name.length - a.name.length)
  return names.reduce(
    (sofar, { id, name }) =>
      sofar.replace(new RegExp(`@${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), () => mentionOf(id)),
    text,
  )
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
