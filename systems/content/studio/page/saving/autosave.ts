import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { Editable, NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { CallFailure } from '../../calls/call.ts'
import { isSame } from '../versions/differences.ts'

/**
 * `typed` or `saving`: on its way; `waiting`: the content system does not answer; `signed-out`, `refused`, `conflict`:
 * the editor has to act. Until it is `saved`, this browser stores the text too.
 */
export type SaveState = 'saved' | 'typed' | 'saving' | 'waiting' | 'signed-out' | 'refused' | 'conflict'

export type SaveStatus = {
  state: SaveState
  /** The last acknowledged version. */
  version: number
  /** Acknowledged saves since the page was opened. */
  saves: number
  faults: Fault[]
  message?: string
  current?: NodeDocument
}

type Dependencies = {
  send: (draft: Editable, from: number) => Promise<{ version: number; faults: Fault[] }>
  keep: (typed: { draft: Editable; from: number } | undefined) => void
  onStatus: (status: SaveStatus) => void
}

/** Longer than the pause between keystrokes, and short enough for the preview to follow within a second. */
const pauseMs = 250
const retriesMs = [1000, 2000, 4000, 8000]

export type Autosave = ReturnType<typeof autosave>

/** One save at a time, each based on the previous version. */
export function autosave(version: number, { send, keep, onStatus }: Dependencies) {
  let status: SaveStatus = { state: 'saved', version, saves: 0, faults: [] }
  let latest: Editable | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let under: Promise<void> | undefined

  function tell(change: Partial<SaveStatus>) {
    const { faults = status.faults } = change
    // Equal faults stay the same list, so that fields render again only for others.
    status = { ...status, ...change, faults: isSame(faults, status.faults) ? status.faults : faults }
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
    plan(retriesMs[Math.min(failures++, retriesMs.length - 1)] ?? 0)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    under ??= sendLatest().finally(() => {
      under = undefined
    })
    return under
  }

  return {
    /** In this browser at once, and sent after a short pause. */
    type(draft: Editable) {
      latest = draft
      keep({ draft, from: status.version })
      if (status.state === 'conflict') return
      const isHeldUp = status.state === 'waiting' || status.state === 'signed-out'
      if (status.state !== 'saving' && !isHeldUp) tell({ state: 'typed' })
      if (!isHeldUp) plan(pauseMs)
    },
    flush,
    /** After a merge, a restore or a publication. */
    continueFrom(next: number, draft?: Editable) {
      clearTimeout(timer)
      latest = draft
      keep(draft && { draft, from: next })
      tell({ state: draft ? 'typed' : 'saved', version: next, message: '', ...(!draft && { saves: 0 }) })
      if (draft) plan(0)
    },
    /** Faults found without a save. */
    found: (faults: Fault[]) => tell({ faults }),
    /** Found without a save. */
    conflict: (current: NodeDocument) => tell({ state: 'conflict', current }),
    status: () => status,
    stop: () => clearTimeout(timer),
  }
}
