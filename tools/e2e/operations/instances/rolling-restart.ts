import { setTimeout as sleep } from 'node:timers/promises'
import { submitUntilAcknowledged } from '../../journeys/enquiry/submit.ts'
import { forget, freePorts, newDataFolder, startStack } from '../stack/stack.ts'
import { proxyPort, startNginx } from './nginx.ts'
import { loadPages } from './page-load.ts'
import { type SiteInstance, siteInstance, untilReady } from './site-instance.ts'
import { slowStartingBackend } from './slow-starting-backend.ts'

/** What visitors noticed of restarts. */
export type RestartReport = {
  requests: number
  failed: string[]
  /** requests that nginx had to give to the second instance; visitors notice nothing of it */
  again: number
  restarts: number
  /** milliseconds */
  slowestStop: number
  /** acknowledged */
  enquiries: number
  /** enquiries that were not acknowledged at the first attempt */
  sentTwice: number
  /** acknowledged enquiries that never reached the backend */
  lost: string[]
  delivered: number
  seconds: number
}

/** Only production goes on serving while it stops, and it takes no sample secrets. */
const production = {
  APP_ENV: 'production',
  SESSION: 'none',
  AGENT_VALIDATION_KEY: 'agents of this test',
  CONTENT_SECRET: 'announcements of this test',
  SITE_SECRET: 'enquiries of this test',
  EXTERNAL_ASSERTION_SECRET: 'people of this test from elsewhere',
  WEB_API_PRIVATE_KEY: 'members of this test',
}
const visitors = 32
/** nginx holds an instance that was away to be so for a second; the next one goes after that. */
const betweenRestarts = 2000

/**
 * Restarts two instances of the site behind nginx, one after the other and again and again, while pages are asked for
 * and enquiries are sent; the backend is away until the end.
 *
 * @param least how many of each
 */
export async function rollingRestart(least: { requests: number; restarts: number }): Promise<RestartReport> {
  const dataDir = newDataFolder()
  const content = startStack({ dataDir, ports: await freePorts(), script: 'start:content' })
  const backend = await slowStartingBackend()
  const port = await proxyPort()
  const settings = {
    SITE_URL: `http://127.0.0.1:${port}`,
    CONTENT_URL: content.address('content'),
    BACKEND_URL: backend.url,
    ...production,
    TRUSTED_PROXIES: '1',
    ENQUIRY_MIN_SECONDS: '0',
    ENQUIRIES_PER_ADDRESS: '1000000',
  }
  const sites = [await siteInstance(settings), await siteInstance(settings)]
  try {
    await untilReady(content.address('content'))
    for (const site of sites) await site.start()
    const nginx = await startNginx(
      port,
      sites.map(site => site.port),
    )
    try {
      const started = Date.now()
      const seen = await restartUnderLoad(sites, nginx.address, least)
      const { again } = await nginx.counted()
      await backend.open()
      await delivery(backend.references, seen.references)
      const lost = seen.references.filter(reference => !backend.references.has(reference))
      const { references, ...rest } = seen
      const seconds = Math.round((Date.now() - started) / 1000)
      return { ...rest, again, enquiries: references.length, lost, delivered: backend.keys.size, seconds }
    } finally {
      await nginx.stop()
    }
  } finally {
    for (const site of sites) await site.forget()
    backend.stop()
    await content.stop()
    forget(dataDir)
  }
}

async function restartUnderLoad(sites: SiteInstance[], address: string, least: { requests: number; restarts: number }) {
  const references: string[] = []
  let restarts = 0
  let slowestStop = 0
  let sentTwice = 0
  let over = false

  async function restartAll() {
    while (!over) {
      for (const site of sites) {
        slowestStop = Math.max(slowestStop, await site.stop())
        await site.start()
        restarts++
        await sleep(betweenRestarts)
      }
    }
  }
  async function sendEnquiries() {
    for (let number = 0; !over; number++) {
      const { reference, attempts } = await submitUntilAcknowledged(address, number)
      references.push(reference)
      if (attempts > 1) sentTwice++
    }
  }
  const enough = (done: number) => over || (done >= least.requests && restarts >= least.restarts)
  const end = () => {
    over = true
  }
  // Whichever of them ends, or cannot go on, ends the others.
  const [load] = await Promise.all([
    loadPages(address, { visitors, enough }).finally(end),
    restartAll().finally(end),
    sendEnquiries().finally(end),
  ])
  return { requests: load.done, failed: load.failed, restarts, slowestStop, references, sentTwice }
}

/** Waits until the instances have given the backend what they kept. */
async function delivery(arrived: Set<string>, expected: string[]) {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && !expected.every(reference => arrived.has(reference))) await sleep(200)
}
