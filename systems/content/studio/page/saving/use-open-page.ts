import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../calls/call.ts'
import { editableOf, saveDraft } from '../../calls/nodes.ts'
import { isSame } from '../versions/differences.ts'
import { type Autosave, autosave, type SaveStatus } from './autosave.ts'
import { keepTyped, keptTyped } from './typed-text.ts'

export type OpenPage = {
  draft: Editable
  status: SaveStatus
  /** The last acknowledged draft. */
  acknowledged: Editable
  /** Increases when the whole draft was replaced, so that fields start over. */
  round: number
  /** Takes a part, or a function of the newest draft. A stable function. */
  change: (part: Partial<Editable> | ((newest: Editable) => Partial<Editable>)) => void
  /** After a merge or a restore. */
  replace: (draft: Editable, version: number, isSaved: boolean) => void
  /** After a check all faults are visible. */
  isChecked: boolean
  /** Shows blocking faults at their fields. */
  found: (faults: SaveStatus['faults']) => void
  /** Resolves after an attempt to save. */
  flush: () => Promise<SaveStatus>
}

/**
 * With unsaved text of an earlier tab.
 * @param onDraft called after the first acknowledged save since opening or publication, also one that is sent as the
 * page closes
 */
export function useOpenPage(document: NodeDocument, onDraft = () => {}): OpenPage {
  const [draft, setDraft] = useState<Editable>(() => keptTyped(document.key)?.draft ?? editableOf(document))
  const [status, setStatus] = useState<SaveStatus>({ state: 'saved', version: document.version, saves: 0, faults: [] })
  const [acknowledged, setAcknowledged] = useState<Editable>(() => editableOf(document))
  const [round, setRound] = useState(0)
  const [isChecked, setIsChecked] = useState(false)
  // One event may make two changes before the next render.
  const newest = useRef(draft)
  const latest = useRef(acknowledged)
  const acknowledge = (saved: Editable) => {
    latest.current = saved
    setAcknowledged(saved)
  }
  const saving = useRef<Autosave>(undefined)
  saving.current ??= autosave(document.version, {
    async send(typed, from) {
      const answer = await saveDraft(document.key, typed, from).catch(error => {
        const current = error instanceof CallFailure && error.status === 412 ? error.problem.current : undefined
        // A text that went live at its hour is a newer version, with the same words.
        if (!current || !isSame(editableOf(current), latest.current)) throw error
        return saveDraft(document.key, typed, current.version)
      })
      acknowledge(typed)
      if (saving.current?.status().saves === 0) onDraft()
      return answer
    },
    keep: typed => keepTyped(document.key, typed),
    onStatus: setStatus,
  })
  const save = saving.current

  useEffect(() => {
    const stored = keptTyped(document.key)
    if (stored === undefined) return
    if (isSame(stored.draft, editableOf(document))) keepTyped(document.key, undefined)
    else if (stored.from === document.version) save.type(stored.draft)
    else save.conflict(document)
  }, [document, save])

  useEffect(() => {
    const leave = () => void save.flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [save])

  const change = useCallback<OpenPage['change']>(
    part => {
      newest.current = { ...newest.current, ...(typeof part === 'function' ? part(newest.current) : part) }
      setDraft(newest.current)
      save.type(newest.current)
    },
    [save],
  )

  return {
    draft,
    status,
    acknowledged,
    round,
    change,
    replace(next, version, isSaved) {
      newest.current = next
      setDraft(next)
      if (isSaved) acknowledge(next)
      setRound(round + 1)
      save.continueFrom(version, isSaved ? undefined : next)
    },
    isChecked,
    found(faults) {
      setIsChecked(true)
      save.found(faults)
    },
    async flush() {
      await save.flush()
      return save.status()
    },
  }
}
