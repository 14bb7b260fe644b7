import { useState } from 'react'
import { Link } from 'react-router'
import { words } from '../../words/words.ts'
import { QuietButton } from './buttons.tsx'

/** `to`: the item's address, if it has one. */
export type Item = { key: string; name: string; to?: string }

/** `notes`: refusals and other remarks on items. */
type Progress = { done: number; all: number; notes: (Item & { why: string })[]; refused: number }

/** One after the other. A refused item does not delay the others. */
export function useEach() {
  const [progress, setProgress] = useState<Progress>()
  const isRunning = progress !== undefined && progress.done + progress.refused < progress.all

  /** @param work throws the refusal; may resolve to a note */
  async function run<One extends Item>(items: One[], work: (item: One) => Promise<string | undefined>) {
    const now: Progress = { done: 0, all: items.length, notes: [], refused: 0 }
    setProgress({ ...now })
    for (const item of items) {
      try {
        const why = await work(item)
        now.done++
        if (why !== undefined) now.notes = [...now.notes, { ...item, why }]
      } catch (error) {
        now.refused++
        now.notes = [...now.notes, { ...item, why: (error as Error).message || words.failure.unknown }]
      }
      setProgress({ ...now })
    }
    return now
  }

  return { run, progress, isRunning }
}

/** `undo` reverts one item. */
export type Done = { note?: string | undefined; undo: () => Promise<unknown> }

/** Reverts in reverse order. */
export function useUndoableEach() {
  const each = useEach()
  const [undos, setUndos] = useState<(Item & Pick<Done, 'undo'>)[]>([])

  async function run<One extends Item>(items: One[], work: (item: One) => Promise<Done>) {
    const done: typeof undos = []
    await each.run(items, async item => {
      const { note, undo } = await work(item)
      done.unshift({ ...item, undo })
      return note
    })
    setUndos(done)
  }
  async function undo() {
    setUndos([])
    await each.run(undos, async one => void (await one.undo()))
  }

  return { each, run, undo: undos.length > 0 && !each.isRunning ? undo : undefined }
}

export const UndoButton = ({ onUndo }: { onUndo: (() => void) | undefined }) =>
  onUndo && <QuietButton onClick={onUndo}>{words.many.undo}</QuietButton>

/** Progress, and at the end refusals. */
export function EachOutcome({ each: { progress, isRunning } }: { each: ReturnType<typeof useEach> }) {
  if (progress === undefined) return null
  const { done, all, refused, notes } = progress
  return (
    <div className="field">
      {isRunning && <progress aria-label={words.each.label} value={done + refused} max={all} />}
      <p role="status">{isRunning ? words.each.running(done + refused, all) : words.each.over(done, refused)}</p>
      <ul className="paths">
        {notes.map(({ key, name, to, why }) => (
          <li key={key}>
            {to ? <Link to={to}>{name}</Link> : name}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
