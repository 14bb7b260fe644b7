import { Agent, get } from 'node:http'

/**
 * What became of many requests for pages.
 *
 * @typedef {object} PageLoad
 * @property {number} done
 * @property {string[]} failed one line for each answer that was not the whole page, with status 200
 */

const pages = ['/', '/ground-package', '/ground-package/langkawi-island-escape', '/blog', '/faq', '/tnc', '/contactus']

/**
 * Asks for pages over kept connections, as many at a time as there are visitors, until `enough`.
 *
 * @param {string} address
 * @param {object} options
 * @param {number} options.visitors
 * @param {(done: number) => boolean} options.enough
 * @returns {Promise<PageLoad>}
 */
export async function loadPages(address, { visitors, enough }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const load = { done: 0, failed: /** @type {string[]} */ ([]) }
  async function visit() {
    while (!enough(load.done)) {
      const page = pages[load.done++ % pages.length] ?? '/'
      const fault = await fetchWhole(`${address}${page}`, agent)
      if (fault) load.failed.push(`${page}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  agent.destroy()
  return load
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<string | undefined>} what was wrong
 */
function fetchWhole(url, agent) {
  return new Promise(resolve => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' }, timeout: 15_000 }, response => {
      let bytes = 0
      response.on('data', chunk => {
        bytes += chunk.length
      })
      response.on('error', error => resolve(error.message))
      response.on('close', () => {
        const { statusCode, complete } = response
        resolve(statusCode === 200 && complete && bytes > 1000 ? undefined : `${statusCode}, ${bytes} bytes`)
      })
    })
    request.on('timeout', () => request.destroy(new Error('no answer in 15 s')))
    request.on('error', error => resolve(error.message))
  })
}
