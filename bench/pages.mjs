/** The pages that are measured, by what they stand for. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/ground-package' },
  { name: 'detail', path: '/ground-package/langkawi-island-escape' },
]

/** What every request asks with: a browser's compression, so that all servers send the same compressed bytes. */
export const acceptEncoding = 'br, gzip'

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} path
 * @property {Buffer} body as it travels
 * @property {string} encoding of the body: br, gzip, or empty
 */

/**
 * Reads each page once from the site, as it travels.
 *
 * @param {string} site its address
 * @returns {Promise<Page[]>}
 */
export async function fetchPages(site) {
  const { request } = await import('node:http')
  return Promise.all(
    pages.map(
      page =>
        /** @type {Promise<Page>} */ (
          new Promise((resolve, reject) => {
            const asking = request(
              `${site}${page.path}`,
              { headers: { 'accept-encoding': acceptEncoding } },
              answer => {
                /** @type {Buffer[]} */
                const chunks = []
                answer.on('data', chunk => chunks.push(chunk))
                answer.on('end', () => {
                  if (answer.statusCode !== 200) return reject(new Error(`${page.path} answers ${answer.statusCode}.`))
                  resolve({ ...page, body: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] ?? '' })
                })
              },
            )
            asking.on('error', reject)
            asking.end()
          })
        ),
    ),
  )
}
