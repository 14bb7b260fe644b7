import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { CallFailure } from '../../calls/call.ts'

/**
 * Where what was typed is: `saved` with the content system; `typed` or `saving` on its way; `waiting` for a content
 * system that does not answer; `signed-out`, `refused` or in `conflict` with somebody else's version until a person acts.
 * Until `saved`, it is also in this browser.
 */
export type SaveState = 'saved' | 'typed' | 'saving' | 'waiting' | 'signed-out' | 'refused' | 'conflict'

export type SaveStatus = {
  state: SaveState
  /** The version that the content system acknowledged last. */
  version: number
  /** How many saves were acknowledged since the page was opened. */
  saves: number
  faults: Fault[]
  message?: string
  current?: NodeDocument
}

type Dependencies = {
  send: (draft: Editable, from: number) => Promise<{ version: number; faults: Fault[] }>
  /** Keeps what is not acknowledged in this browser; undefined forgets it. */
  keep: (typed: { draft: Editable; from: number } | undefined) => void
  onStatus: (status: SaveStatus) => void
}

/** Longer than between two letters of whoever types on; the rest of a second is for saving it, and for the site beside it to show it. */
const PAUSE_MS = 250
const RETRIES_MS = [1000, 2000, 4000, 8000]

export type Autosave = ReturnType<typeof autosave>

/** Saves what is typed: one save under way at a time, each from the version that the last one made. */
export function autosave(version: number, { send, keep, onStatus }: Dependencies) {
  let status: SaveStatus = { state: 'saved', version, saves: 0, faults: [] }
  let latest: Editable | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let under: Promise<void> | undefined

  function tell(change: Partial<SaveStatus>) {
    status = { ...status, ...change }
    onStatus(status)
  }

  function plan(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  async function sendLatest(): Promise<void> {
    while (latest !== undefined) {
      const draft = latest
      tell({ state: 'saving' })
      try {
        const answer = await send(draft, status.version)
        failures = 0
        const isNewest = latest === draft
        if (isNewest) latest = undefined
        keep(latest && { draft: latest, from: answer.version })
        const { version, faults } = answer
        tell({ state: latest ? 'typed' : 'saved', version, faults, saves: status.saves + 1, message: '' })
      } catch (error) {
        return failed(error)
      }
    }
  }

  function failed(error: unknown) {
    if (!(error instanceof CallFailure)) throw error
    const { current } = error.problem
    if (error.status === 412 && current) return tell({ state: 'conflict', current })
    if (error.status === 401) return tell({ state: 'signed-out' })
    if (!error.isPassing) return tell({ state: 'refused', message: error.message, faults: error.problem.faults ?? [] })
    tell({ state: 'waiting' })
    plan(RETRIES_MS[Math.min(failures++, RETRIES_MS.length - 1)] ?? 0)
  }

  /** Sends what is not saved yet, now. Resolves when it was tried. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    under ??= sendLatest().finally(() => {
      under = undefined
    })
    return under
  }

  return {
    /** Something was typed: kept here at once, sent after a short pause. */
    type(draft: Editable) {
      latest = draft
      keep({ draft, from: status.version })
      if (status.state === 'conflict') return
      const isHeldUp = status.state === 'waiting' || status.state === 'signed-out'
      if (status.state !== 'saving' && !isHeldUp) tell({ state: 'typed' })
      if (!isHeldUp) plan(PAUSE_MS)
    },
    flush,
    /** Goes on from another version: after a merge, a restore or a publication. */
    continueFrom(next: number, draft?: Editable) {
      clearTimeout(timer)
      latest = draft
      keep(draft && { draft, from: next })
      tell({ state: draft ? 'typed' : 'saved', version: next, message: '', ...(!draft && { saves: 0 }) })
      if (draft) plan(0)
    },
    /** Says at their fields what was found before anything was sent. */
    found: (faults: Fault[]) => tell({ faults }),
    /** Shows a conflict that was found before anything was sent. */
    conflict: (current: NodeDocument) => tell({ state: 'conflict', current }),
    status: () => status,
    stop: () => clearTimeout(timer),
  }
}
