import { existsSync } from 'node:fs'
import { explain, problem } from '../install/problem.mjs'
import { installTools, which } from './programs.ts'

/** Debian's Chromium without windows comes first: it draws pages on two cores in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `TEST_BROWSER`, or the machine's Chromium; installed or unpacked if there is none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.TEST_BROWSER
  if (chosen && !existsSync(chosen)) throw problem(`There is no browser ${chosen}: correct TEST_BROWSER.`)
  const find = () => chosen || names.map(which).find(Boolean) || macPlaces.find(place => existsSync(place))
  const [reason] = find()
    ? []
    : await installTools([['chromium-headless-shell', 'chromium-headless-shell', 'fonts-liberation']])
  const browser = find()
  if (browser) return browser
  throw problem(`${reason ?? 'There is no Chromium.'} Or set TEST_BROWSER to a Chrome or Chromium.`)
}

/** @throws for a missing `TEST_BROWSER` */
export async function browserOrReason(): Promise<{ browser?: string; reasons: string[] }> {
  try {
    return { browser: await findBrowser(), reasons: [] }
  } catch (error) {
    if (process.env.TEST_BROWSER) throw error
    return { reasons: [explain(error)] }
  }
}
