import { existsSync } from 'node:fs'
import { explain, problem } from '../install/problem.mjs'
import { installTools, which } from './programs.ts'

/** Debian's Chromium without windows: it draws pages in two fifths of the processor time of the one with windows. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `TEST_BROWSER`, or the Chromium without windows, which is installed or unpacked, or else one that is there. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.TEST_BROWSER
  if (chosen && !existsSync(chosen)) throw problem(`There is no browser ${chosen}: correct TEST_BROWSER.`)
  // Named with the parts that it shares with an installed Chromium, which are not unpacked otherwise.
  const packages = [shell, 'chromium-common', 'fonts-liberation'] as const
  const [reason] = chosen ? [] : await installTools([[shell, ...packages]])
  const browser = chosen || names.map(which).find(Boolean) || macPlaces.find(place => existsSync(place))
  if (browser) return browser
  throw problem(`${reason} Or set TEST_BROWSER to a Chrome or Chromium.`)
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
