const signedOutKey = 'signed-out-at'
const keptKey = 'session-kept-at'
const keepEvery = 60_000
const keepPatience = 3000

/** What the backend and the Web API say of the person now; the cookie may be older. */
type Known = { firstName?: string; balances?: Balance[] }
type Balance = { name: string; useable: string; holding?: string; expiry?: string }

/** Fills in the balances of a signed-in person, keeps the session, and signs the other tabs out with this one. */
export function startAccountMenu(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-balances]')]
  const url = places[0]?.dataset.keepSession
  if (places.length > 0) {
    // A session that was ended elsewhere ends here too, before balances are told.
    void keepSession(url).then(() => showBalances(places))
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void keepSession(url).then(() => compareWithSession(true))
    })
  }
  const { renewSession } = document.body.dataset
  // The cookie has run out, but "Stay logged in" lasts longer: the booking site knows.
  if (renewSession) void askToKeep(renewSession).then(() => compareWithSession(false))
  addEventListener('submit', event => {
    if ((event.target as Element).matches('[data-log-off]')) localStorage.setItem(signedOutKey, String(Date.now()))
  })
  addEventListener('storage', event => {
    if (event.key === signedOutKey && places.length > 0) void reloadOnceSignedOut()
  })
  // A page kept by the browser may show somebody who has signed out since, or nobody who has signed in.
  addEventListener('pageshow', event => {
    if (event.persisted) void compareWithSession(places.length > 0)
  })
}

/** The other tab is still on its way to the booking site when it says so: the cookie goes a moment later. */
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

async function showBalances(places: HTMLElement[]): Promise<void> {
  const answer = await fetch('/account/balances').then(
    response => {
      if (response.status === 401) location.reload()
      return response.ok ? (response.json() as Promise<Known>) : undefined
    },
    () => undefined,
  )
  for (const place of places) {
    place.replaceChildren(
      ...(answer?.balances ? answer.balances.map(line) : [words('p', 'Your balances cannot be shown just now.')]),
    )
  }
  if (!answer?.firstName) return
  for (const name of document.querySelectorAll('[data-first-name]')) name.textContent = answer.firstName
}

function line({ name, useable, holding, expiry }: Balance): HTMLElement {
  const box = words('div', '')
  box.append(words('span', name), words('b', useable))
  if (holding) box.append(words('small', `${holding} on hold`))
  if (expiry) box.append(words('small', expiry))
  return box
}

function words(element: string, text: string): HTMLElement {
  const made = document.createElement(element)
  made.textContent = text
  return made
}

/** Lets the booking site renew its cookie: a session slides with the pages that are read here too. Once a minute is enough. */
async function keepSession(url: string | undefined): Promise<void> {
  if (!url || Date.now() - Number(localStorage.getItem(keptKey) ?? 0) < keepEvery) return
  localStorage.setItem(keptKey, String(Date.now()))
  await askToKeep(url)
}

async function askToKeep(url: string): Promise<void> {
  const signal = AbortSignal.timeout(keepPatience)
  await fetch(url, { mode: 'no-cors', credentials: 'include', signal }).catch(() => undefined)
}
