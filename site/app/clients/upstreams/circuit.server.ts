export type CircuitState = 'closed' | 'open' | 'half-open'

/** Only the first report counts. */
export type Pass = {
  succeeded(): void
  /** @param about The failed address, if the other system did answer: each address counts once. */
  failed(about?: string): void
  retracted(): void
}

export type Circuit = {
  state(): CircuitState
  enter(): Pass | undefined
  trialEnded(): Promise<void>
}

export type CircuitChange = 'opened' | 'closed'

const rememberedOutcomes = 20
const memoryMs = 30_000
const minFailures = 5
const minPauseMs = 1000
const maxPauseMs = 4000

/**
 * Opens when at least five, and at least half, of the last twenty calls within 30 seconds failed; one broken address
 * counts once. After a pause it lets one trial call through. The pause doubles up to four seconds, so that a system
 * that is back is used within ten.
 */
export function createCircuit(
  onChange: (change: CircuitChange) => void = () => undefined,
  now: () => number = () => performance.now(),
): Circuit {
  let state: CircuitState = 'closed'
  let outcomes: { at: number; failed: boolean; about?: string | undefined }[] = []
  let openUntil = 0
  let pause = minPauseMs
  let trial: PromiseWithResolvers<void> | undefined

  function open() {
    if (state === 'closed') onChange('opened')
    pause = state === 'half-open' ? Math.min(pause * 2, maxPauseMs) : minPauseMs
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
    if (failures >= minFailures && failures * 2 >= outcomes.length) open()
  }

  /** A call that began in another state of the circuit does not count. */
  function passFor(began: CircuitState): Pass {
    let spoken = false
    const say = (then: () => void) => {
      if (!spoken && state === began) then()
      spoken = true
      if (began === 'half-open') trial?.resolve()
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
      trial = Promise.withResolvers()
      return passFor('half-open')
    },
    trialEnded: async () => trial?.promise,
  }
}
