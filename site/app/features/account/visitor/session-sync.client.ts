import { pathHere } from '../../../addresses/languages/path-here.client.ts'
import { remember, remembered } from '../browser/remembered.client.ts'
import { type KnownVisitor, setKnownVisitor } from './known-visitor.ts'

const signedOutKey = 'signed-out-at'
const keptKey = 'session-kept-at'
const keepEvery = 60_000
const keepTimeLimit = 3000

/** Refreshes the visitor's name and balances, prolongs the session, and reloads the other tabs after a log-out. */
export function startSessionSync(): void {
  const signedIn = document.querySelector<HTMLElement>('[data-first-name]')
  const url = signedIn?.dataset.keepSession
  if (signedIn) {
    // Detects a session that ended elsewhere before the page shows balances.
    void keepSession(url).then(askWhoThisIs)
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void keepSession(url).then(() => compareWithSession(true))
    })
  }
  const { renewSession } = document.body.dataset
  // The cookie has expired, but "Stay logged in" lasts longer at the booking site.
  if (renewSession) void askToKeep(renewSession).then(() => compareWithSession(false))
  addEventListener('submit', event => {
    if ((event.target as Element).matches('[data-log-off]')) remember('localStorage', signedOutKey, String(Date.now()))
  })
  addEventListener('storage', event => {
    if (event.key === signedOutKey && signedIn !== null) void reloadOnceSignedOut()
  })
  // The back-forward cache may show a visitor who has signed out since, or miss one who has signed in.
  addEventListener('pageshow', event => {
    if (event.persisted) void compareWithSession(signedIn !== null)
  })
}

/** The other tab sends this before the booking site answers; the cookie is removed a moment later. */
async function reloadOnceSignedOut(): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    if ((await whoAmI())?.signedIn === false) return location.reload()
    await new Promise(resolve => setTimeout(resolve, 700))
  }
}

function whoAmI(): Promise<{ signedIn: boolean } | undefined> {
  return fetch('/account/me').then(
    response => response.json() as Promise<{ signedIn: boolean }>,
    () => undefined,
  )
}

async function compareWithSession(shown: boolean): Promise<void> {
  const answer = await whoAmI()
  if (answer && answer.signedIn !== shown) location.reload()
}

async function askWhoThisIs(): Promise<void> {
  const visitor = await fetch(pathHere('/account/balances')).then<KnownVisitor, KnownVisitor>(
    response => {
      if (response.status === 401) location.reload()
      return response.ok ? response.json() : {}
    },
    () => ({}),
  )
  setKnownVisitor(visitor)
  const name = document.querySelector('[data-first-name]')
  if (name && visitor.firstName) name.textContent = visitor.firstName
}

/** Reading our pages prolongs the booking site's sliding session too. Once a minute is enough. */
async function keepSession(url: string | undefined): Promise<void> {
  if (!url || Date.now() - Number(remembered('localStorage', keptKey)) < keepEvery) return
  remember('localStorage', keptKey, String(Date.now()))
  await askToKeep(url)
}

async function askToKeep(url: string): Promise<void> {
  const signal = AbortSignal.timeout(keepTimeLimit)
  await fetch(url, { mode: 'no-cors', credentials: 'include', signal }).catch(() => undefined)
}
