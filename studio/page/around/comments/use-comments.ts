import type { CommentsAnswer, Thread } from '@agency/contracts/manage/nodes/comments.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readComments } from '../../../calls/nodes.ts'
import { type Commented, commentsHash } from '../../../fields/comments/comment-link.tsx'
import { bringIntoView, leadTo } from '../../named-field.ts'
import { keepTyped, keptTyped } from '../../saving/typed-text.ts'

const SOON_MS = 300
const nothing: CommentsAnswer = { threads: [], names: {} }

/** The comments on the open page, and which of them the address shows. */
export type OpenComments = {
  threads: Thread[]
  names: CommentsAnswer['names']
  /** Whether they are shown at all. */
  isShown: boolean
  /** The field or item whose comments are shown; undefined for all of the page. */
  path: string[] | undefined
  /** The comment that a link leads to, if it does. */
  comment: string | undefined
  /** Whether it has gone. */
  isMissing: boolean
  fields: Commented
  read: () => Promise<void>
  /** Shows all of the page, or nothing. */
  toggle: () => void
}

/**
 * The comments on a node: read again when the mark changes, and after savings that may have moved items.
 * @param mark as `usePresent` gives it
 * @param saves how many savings were acknowledged
 */
export function useComments(
  key: string,
  mark: string | undefined,
  saves: number,
  openTab: (tab: string) => void,
): OpenComments {
  const [answer, setAnswer] = useState<CommentsAnswer>()
  const asked = useRef(0)
  const read = useCallback(async () => {
    const turn = ++asked.current
    const now = await readComments(key).catch(() => undefined)
    // The same answer again renders no field.
    if (now && turn === asked.current) setAnswer(before => (isSame(before, now) ? before : now))
  }, [key])
  useEffect(() => {
    if (mark !== undefined) void read()
  }, [mark, read])
  const { threads, names } = answer ?? nothing
  const hasItems = threads.some(({ path }) => path.some(part => /^\d+$/.test(part)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each saving
  useEffect(() => {
    if (!hasItems || saves === 0) return
    const timer = setTimeout(read, SOON_MS)
    return () => clearTimeout(timer)
  }, [saves, read])

  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { isShown, path: named, comment } = readHash(hash)
  const found =
    comment === undefined ? undefined : threads.find(({ comments }) => comments.some(({ id }) => id === comment))
  const path = found && !found.gone ? found.path : named
  useStayWithItem(key, threads, named)
  useLeadToComment(comment, found, openTab)
  const shown = path?.join('.')
  const fields = useMemo(() => ({ count: (place: string[]) => openOn(threads, place).length, shown }), [threads, shown])
  return {
    threads,
    names,
    isShown,
    path,
    comment,
    isMissing: comment !== undefined && answer !== undefined && found === undefined,
    fields,
    read,
    toggle: () => navigate({ search, hash: isShown ? '' : '#comments' }, { replace: true }),
  }
}

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now)

/** The threads on a field, also those on its parts, but not those whose items are gone. */
export const threadsOn = (threads: Thread[], place: string[]): Thread[] =>
  threads.filter(({ path, gone }) => !gone && place.every((part, index) => path[index] === part))

const openOn = (threads: Thread[], place: string[]) => threadsOn(threads, place).filter(({ done }) => done === null)

function readHash(hash: string): { isShown: boolean; path?: string[]; comment?: string } {
  if (hash === '#comments') return { isShown: true }
  if (hash.startsWith('#comments.')) return { isShown: true, path: hash.split('.').slice(1).map(decodeURIComponent) }
  if (hash.startsWith('#comment-')) return { isShown: true, comment: hash.slice('#comment-'.length) }
  return { isShown: false }
}

/** State of a navigation that follows an item: the focus stays where it is. */
const followsItem = { followsItem: true }

/** Where this browser keeps what is typed about a field. */
export const keptName = (key: string, path: string[]): string => `${key}.comment.${path.join('.')}`

/** Shows the comments on an item still after the item was moved, with what is being typed. */
function useStayWithItem(key: string, threads: Thread[], path: string[] | undefined) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const before = useRef<{ place: string; thread: string }>(undefined)
  const place = path?.join('.')
  useEffect(() => {
    if (path === undefined) return
    const moved = before.current?.place === place && threads.find(({ id }) => id === before.current?.thread)
    if (moved && !moved.gone && moved.path.join('.') !== place) {
      before.current = { place: moved.path.join('.'), thread: moved.id }
      keepTyped(keptName(key, moved.path), keptTyped(keptName(key, path)))
      keepTyped(keptName(key, path), undefined)
      void navigate({ search, hash: commentsHash(moved.path) }, { replace: true, state: followsItem })
      return
    }
    const first = threads.find(one => !one.gone && one.path.join('.') === place)
    before.current = first && { place: first.path.join('.'), thread: first.id }
  }, [key, threads, place, path, search, navigate])
}

/** Brings the field of a comment into view that the address names, once. */
function useLeadToComment(comment: string | undefined, thread: Thread | undefined, openTab: (tab: string) => void) {
  const { key } = useLocation()
  const led = useRef('')
  useEffect(() => {
    const way = `${key} ${comment}`
    if (thread === undefined || thread.gone || led.current === way) return
    led.current = way
    return leadTo(thread.path, openTab, bringIntoView)
  }, [key, comment, thread, openTab])
}
