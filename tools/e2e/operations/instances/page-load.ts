import { connect } from 'node:net'

/** What became of many requests for pages. */
export type PageLoad = {
  done: number
  /** one line for each answer that was not the whole page, with status 200 */
  failed: string[]
  /** milliseconds of the slowest answer */
  slowest: number
}

/** Pages that are the same for everybody. Those with a form are made for each visitor, and shed first in need. */
const pages = ['/', '/ground-package', '/ground-package/langkawi-island-escape', '/blog', '/faq', '/tnc']
const timeLimit = 15_000
const smallestPage = 1000

/**
 * Asks for pages over kept connections, one a visitor, until `enough`. Written on bare sockets, because a client of
 * some comfort would take more of the machine than site and proxy together.
 */
export async function loadPages(
  address: string,
  { visitors, enough }: { visitors: number; enough: (done: number) => boolean },
): Promise<PageLoad> {
  const load = { done: 0, failed: [] as string[], slowest: 0 }
  const { hostname, port, host } = new URL(address)

  async function visit() {
    let visitor = openVisitor(hostname, Number(port))
    while (!enough(load.done)) {
      const page = pages[load.done++ % pages.length] ?? '/'
      const asked = performance.now()
      const { fault, last } = await visitor.ask(
        `GET ${page} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, br\r\n\r\n`,
      )
      load.slowest = Math.max(load.slowest, performance.now() - asked)
      if (fault) load.failed.push(`${page}: ${fault}`)
      if (fault || last) {
        visitor.leave()
        visitor = openVisitor(hostname, Number(port))
      }
    }
    visitor.leave()
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return load
}

/** `last`: the other side gives the connection up after it */
export type Answer = { fault?: string; last: boolean }

function openVisitor(host: string, port: number): { ask: (request: string) => Promise<Answer>; leave: () => void } {
  const socket = connect(port, host)
  let head = ''
  let expected = -1
  let received = 0
  let last = false
  let waiting: ((answer: Answer) => void) | undefined

  function answer(fault?: string) {
    const resolve = waiting
    waiting = undefined
    resolve?.({ fault, last })
  }
  function take(chunk: Buffer) {
    if (expected >= 0) received += chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      received = head.length - end - 4
      head = head.slice(0, end)
      expected = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? -1)
      last = /^connection: close/im.test(head)
      if (!head.startsWith('HTTP/1.1 200') || expected < smallestPage) return answer(head.split('\r\n', 1)[0])
    }
    if (received === expected) answer()
    else if (received > expected) answer('more than was announced')
  }
  socket.on('data', take)
  socket.on('error', error => answer(error.message))
  socket.on('close', () => answer(`closed after ${received} of ${expected} bytes`))
  socket.setTimeout(timeLimit, () => answer('no answer in 15 s'))
  return {
    ask(request) {
      head = ''
      expected = -1
      return new Promise(resolve => {
        waiting = resolve
        if (socket.destroyed) answer('closed while nothing was asked')
        else socket.write(request)
      })
    },
    leave: () => socket.destroy(),
  }
}
