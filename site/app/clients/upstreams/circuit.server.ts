/** `half-open`: one call is under way to see whether the other side is back. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** Permission to make one call, and how to say what became of it; only the first word counts. */
export type Pass = {
  succeeded(): void
  /** @param about Given when the other side answered, and only this one thing may be broken: it counts once. */
  failed(about?: string): void
  retracted(): void
}

export type Circuit = {
  state(): CircuitState
  /** Permission to call, or undefined while calling is pointless. */
  enter(): Pass | undefined
}

export type CircuitChange = 'opened' | 'closed'

const rememberedOutcomes = 20
const memoryMs = 30_000
const fewestFailures = 5
const shortestPauseMs = 1000
const longestPauseMs = 4000

/**
 * Stops calling what keeps failing. It opens when five or more of the last twenty calls of half a minute failed and no
 * fewer than half of them did; one thing that is broken over there counts once. After a pause one call tries again, while
 * all others go on being refused at once. The pause doubles up to four seconds, so that a system that is back is used
 * within ten.
 * @param now Milliseconds of a clock that never jumps.
 */
export function createCircuit(
  onChange: (change: CircuitChange) => void = () => undefined,
  now: () => number = () => performance.now(),
): Circuit {
  let state: CircuitState = 'closed'
  let outcomes: { at: number; failed: boolean; about?: string | undefined }[] = []
  let openUntil = 0
  let pause = shortestPauseMs

  function open() {
    if (state === 'closed') onChange('opened')
    pause = state === 'half-open' ? Math.min(pause * 2, longestPauseMs) : shortestPauseMs
    state = 'open'
    openUntil = now() + pause
  }
  function close() {
    state = 'closed'
    outcomes = []
    onChange('closed')
  }
  function note(failed: boolean, about?: string) {
    const at = now()
    const others = outcomes.filter(one => at - one.at < memoryMs && (about === undefined || one.about !== about))
    outcomes = [...others, { at, failed, about }].slice(-rememberedOutcomes)
    const failures = outcomes.filter(one => one.failed).length
    if (failures >= fewestFailures && failures * 2 >= outcomes.length) open()
  }

  /** Calls that began before the circuit opened say nothing about now, so each pass speaks for its own state only. */
  function passFor(began: CircuitState): Pass {
    let spoken = false
    const say = (then: () => void) => {
      if (!spoken && state === began) then()
      spoken = true
    }
    if (began === 'closed') {
      return {
        succeeded: () => say(() => note(false)),
        failed: about => say(() => note(true, about)),
        retracted: () => say(() => undefined),
      }
    }
    const tryAgainAtOnce = () => {
      state = 'open'
      openUntil = now()
    }
    return { succeeded: () => say(close), failed: () => say(open), retracted: () => say(tryAgainAtOnce) }
  }

  return {
    state: () => state,
    enter() {
      if (state === 'closed') return passFor('closed')
      if (state === 'half-open' || now() < openUntil) return undefined
      state = 'half-open'
      return passFor('half-open')
    },
  }
}
