/** What the built site may weigh. A visitor pays for it, so raising a budget needs a decision record. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../install/steps.mjs'

const assets = path.join(root, 'site/build/client/assets')
/** In kilobytes as they travel: scripts and styles compressed with brotli, fonts as they are. */
const budgets = [
  { what: 'all scripts together', pattern: /\.js$/, most: 115, compressed: true },
  {
    what: 'scripts of the log-in dialog',
    pattern: /^(account-forms|social-login|recaptcha|captcha|load-script|ask-server|tell|field-faults)\.client-.*\.js$/,
    most: 30,
    compressed: true,
  },
  { what: 'all styles together', pattern: /\.css$/, most: 30, compressed: true },
  { what: 'all fonts together', pattern: /\.woff2$/, most: 120, compressed: false },
]

if (!existsSync(assets)) {
  console.log('The site is not built.')
  process.exitCode = 1
} else {
  const files = readdirSync(assets).map(name => ({ name, content: readFileSync(path.join(assets, name)) }))
  for (const { what, pattern, most, compressed } of budgets) {
    const own = files.filter(({ name }) => pattern.test(name))
    const bytes = own.reduce((sum, { content }) => sum + (compressed ? brotliCompressSync(content) : content).length, 0)
    const size = Math.ceil(bytes / 1024)
    console.log(`${what}: ${size} KB of ${most} KB`)
    if (size > most) process.exitCode = 1
  }
}
