import { setTimeout as sleep } from 'node:timers/promises'

type Submission = {
  /** sent with the form */
  headers?: Record<string, string>
  /** of a form that was opened before; otherwise it is opened first */
  view?: string
  /** milliseconds between two attempts */
  pause?: number
  /** Acts before a second press, where there is one; it has to bring the same reference. */
  beforeSecondPress?: (() => void) | undefined
}

/** Of an offer, so that much of what is sent comes from the content system. */
const about = '/ground-package/langkawi-island-escape'
const formPath = `/contactus?${new URLSearchParams({ about, adults: '2' })}`

/**
 * Sends one enquiry as a browser without script does, again and again with the same form until a reference comes
 * back.
 *
 * @param number makes this one different from all others
 */
export async function submitUntilAcknowledged(
  site: string,
  number: number,
  { headers = {}, view: opened, pause = 100, beforeSecondPress }: Submission = {},
): Promise<{ reference: string; attempts: number }> {
  const view = opened ?? (await openForm(site))
  const body = new URLSearchParams({
    view,
    about,
    topic: 'other',
    message: `This is enquiry ${number}.`,
    name: `Sender ${number}`,
    email: `sender-${number}@example.com`,
    answerBy: 'email',
    consent: 'true',
  })
  let attempts = 0
  const press = () =>
    untilGiven(() => {
      attempts++
      return post(site, body, headers)
    }, pause)
  const reference = await press()
  if (beforeSecondPress) {
    beforeSecondPress()
    const second = await press()
    if (second !== reference) throw new Error(`enquiry ${number} is ${reference}, and ${second} at the second press`)
  }
  return { reference, attempts }
}

/** @returns what a form has to be sent with */
export const openForm = (site: string): Promise<string> => untilGiven(() => viewOf(site))

async function viewOf(site: string) {
  const response = await fetch(site + formPath, { signal: AbortSignal.timeout(10_000) })
  return /name="view" value="([^"]+)"/.exec(await response.text())?.[1]
}

async function post(site: string, body: URLSearchParams, headers: Record<string, string>) {
  const response = await fetch(site + formPath, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const target = response.headers.get('location')
  return target ? (new URL(target, site).searchParams.get('ref') ?? undefined) : undefined
}

async function untilGiven(ask: () => Promise<string | undefined>, pause = 100): Promise<string> {
  for (;;) {
    const given = await ask().catch(() => undefined)
    if (given !== undefined) return given
    await sleep(pause)
  }
}
