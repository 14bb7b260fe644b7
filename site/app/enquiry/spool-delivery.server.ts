import type { Logger } from '@agency/chassis/logger.ts'
import { postEnquiry } from '../backend/enquiries.server.ts'
import type { EnquirySpool } from './enquiry-spool.server.ts'

const SHORTEST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000

export type SpoolDelivery = { /** Looks soon, because something was kept. */ wake: () => void; stop: () => void }

/**
 * Brings kept enquiries to the backend as soon as it takes them, the oldest first, for as long as the process runs. While
 * the backend is away the pauses grow up to eight seconds: ten after it is back, everything is on its way.
 */
export function startDelivery(spool: EnquirySpool, backendUrl: string, log: Logger): SpoolDelivery {
  let pause = SHORTEST_PAUSE_MS
  let timer = setTimeout(work, 0)
  let working = false

  async function work() {
    if (working) return
    working = true
    const done = await deliverAll(spool, backendUrl, log).catch(error => {
      log.error({ err: error }, 'kept enquiries could not be delivered')
      return false
    })
    working = false
    pause = done ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    schedule(done ? LONGEST_PAUSE_MS : pause)
  }
  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
    // Waiting must not keep a process from ending.
    timer.unref()
  }
  timer.unref()
  return { wake: () => working || schedule(pause), stop: () => clearTimeout(timer) }
}

/** @returns Whether nothing is left. */
async function deliverAll(spool: EnquirySpool, backendUrl: string, log: Logger): Promise<boolean> {
  for (const name of await spool.waiting()) {
    const enquiry = await spool.read(name).catch((error: NodeJS.ErrnoException) => error)
    // Another process of the site, which shares the folder, was quicker.
    if (enquiry instanceof Error && enquiry.code === 'ENOENT') continue
    if (enquiry instanceof Error) {
      log.error({ file: name }, 'a kept enquiry cannot be opened; was ENQUIRY_SPOOL_KEY changed? It was set aside')
      await spool.setAside(name, 'unreadable')
      continue
    }
    const { reference } = enquiry.envelope
    try {
      const answer = await postEnquiry(backendUrl, enquiry)
      if (answer.kind === 'refused') {
        log.error(
          { reference, file: name, reason: answer.error },
          'the backend refused a kept enquiry; it was set aside',
        )
        await spool.setAside(name, 'refused')
      } else {
        log.info({ reference, taken: answer.reference }, 'a kept enquiry was delivered')
        await spool.remove(name)
      }
    } catch (error) {
      log.warn({ reference, err: (error as Error).message }, 'a kept enquiry has to wait longer')
      return false
    }
  }
  return true
}
