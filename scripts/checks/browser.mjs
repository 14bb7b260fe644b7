import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { problem } from '../start/problem.mjs'
import { run, step } from '../start/steps.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  ...names.map(name => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium the browser tests drive: `TEST_BROWSER`, or the one of this machine; installed first if there is none
 * and we may.
 *
 * @returns {Promise<string>} path of the program
 */
export async function findBrowser() {
  const chosen = process.env.TEST_BROWSER
  if (chosen && !existsSync(chosen)) throw problem(`There is no browser ${chosen}: correct TEST_BROWSER.`)
  const found = () => chosen || places.find(place => existsSync(place))
  if (!found() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installChromium()
  const browser = found()
  if (browser) return browser
  throw problem(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set TEST_BROWSER to a Chrome or Chromium.',
  )
}

async function installChromium() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Chromium', async () => {
    // The list of packages may be missing or old; an install that works without refreshing it saves time.
    const flags = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']
    if (spawnSync('apt-get', flags, { env: { ...process.env, ...env } }).status === 0) return
    await run('apt-get', ['update'], { env })
    await run('apt-get', flags, { env })
  })
}
