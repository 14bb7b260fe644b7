import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { words } from '../../words/words.ts'
import { announce, announceFault } from '../announcements.tsx'

/** The result of a call. */
export type Done = {
  /** Announced after the screen is reloaded. */
  message?: string
  /** An address to open. */
  open?: string
  /** The window remains open, with the typed values. */
  stays?: boolean
  /** A remark on one of many items. */
  note?: string | undefined
  /** Reverts one of many items. */
  undo?: () => Promise<unknown>
}

/** `to`: the item's address, if it has one. */
export type Item = { key: string; name: string; to?: string }

/** @throws the reason for a refusal */
export type Work<One extends object = Item> = (item: One) => Promise<Done | undefined>

/** `notes`: refusals and other remarks on items. */
type Progress = { done: number; all: number; notes: (Item & { why: string })[]; refused: number; isUndo: boolean }

export const faultText = (error: unknown): string => (error as Error).message || words.failure.unknown

type Options = { onDone?: (() => void) | undefined; onFault?: (error: unknown) => void }

/** Calls after a press. @param onFault announces by default @param onDone for calls after which no window stays */
export function useCall({ onDone, onFault = announceFault }: Options = {}) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const [undos, setUndos] = useState<(Item & { undo: () => Promise<unknown> })[]>([])

  /** @param message in place of the one in the result @returns true unless it failed, resolved to false, or stays */
  async function call(work: () => Promise<unknown>, message?: string): Promise<boolean> {
    setBusy(true)
    try {
      const result = await work()
      const done = message === undefined ? ((result ?? {}) as Done) : { message }
      if (done.message !== undefined) {
        await revalidate()
        announce(done.message)
      }
      const isOver = result !== false && !done.stays
      if (isOver) onDone?.()
      if (done.open !== undefined) await navigate(done.open)
      return isOver
    } catch (error) {
      onFault(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  /** One after the other. A refused item does not delay the others. */
  async function each<One extends Item>(items: One[], work: Work<One>, isUndo = false): Promise<void> {
    const now: Progress = { done: 0, all: items.length, notes: [], refused: 0, isUndo }
    const reverts: typeof undos = []
    const note = (item: One, why: string) => {
      now.notes = [...now.notes, { ...item, why }]
    }
    setBusy(true)
    setUndos([])
    isStopped.current = false
    setProgress({ ...now })
    for (const item of items) {
      try {
        if (isStopped.current) throw new Error(words.each.stopped)
        const done = await work(item)
        now.done++
        if (done?.note !== undefined) note(item, done.note)
        if (done?.undo) reverts.unshift({ ...item, undo: done.undo })
      } catch (error) {
        now.refused++
        note(item, faultText(error))
      }
      setProgress({ ...now })
    }
    setUndos(reverts)
    setBusy(false)
  }

  /** In reverse order. */
  const undo = () => each(undos, async one => void (await one.undo()) as undefined, true)

  /** The items after the present one are refused. */
  const stop = () => {
    isStopped.current = true
  }

  return { call, busy, each, stop, progress, undo: undos.length > 0 && !busy ? undo : undefined }
}

export type Calls = ReturnType<typeof useCall>
