import { setTimeout as sleep } from 'node:timers/promises'

const pause = 100

/**
 * Sends one enquiry as a browser without script does, again and again with the same form until a reference comes back.
 *
 * @param {string} site
 * @param {number} number makes this one different from all others
 * @param {Record<string, string>} [headers] sent with the form
 * @returns {Promise<{ reference: string, attempts: number }>}
 */
export async function submitUntilAcknowledged(site, number, headers = {}) {
  const view = await untilGiven(() => viewOf(site))
  const body = new URLSearchParams({
    view,
    topic: 'other',
    message: `This is enquiry ${number}.`,
    name: `Sender ${number}`,
    email: `sender-${number}@example.com`,
    answerBy: 'email',
    consent: 'true',
  })
  let attempts = 0
  const reference = await untilGiven(() => {
    attempts++
    return post(site, body, headers)
  })
  return { reference, attempts }
}

/** @param {string} site */
async function viewOf(site) {
  const response = await fetch(`${site}/contactus`, { signal: AbortSignal.timeout(10_000) })
  return /name="view" value="([^"]+)"/.exec(await response.text())?.[1]
}

/**
 * @param {string} site
 * @param {URLSearchParams} body
 * @param {Record<string, string>} headers
 */
async function post(site, body, headers) {
  const response = await fetch(`${site}/contactus`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const target = response.headers.get('location')
  return target ? (new URL(target, site).searchParams.get('ref') ?? undefined) : undefined
}

/**
 * @param {() => Promise<string | undefined>} ask
 * @returns {Promise<string>}
 */
async function untilGiven(ask) {
  for (;;) {
    const given = await ask().catch(() => undefined)
    if (given !== undefined) return given
    await sleep(pause)
  }
}
