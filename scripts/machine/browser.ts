import { existsSync } from 'node:fs'
import { explain, problem } from '../install/problem.mjs'
import { installTools, which } from './programs.ts'

/** Debian's Chromium without windows comes first: the same engine, and it draws pages on two cores in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium the browser tests drive: `TEST_BROWSER`, or the one of this machine; installed or unpacked first if
 * there is none.
 *
 * @returns path of the program
 * @throws a problem that says why there is none
 */
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

/** @returns the path of the browser, or why there is none. @throws where a browser that `TEST_BROWSER` names is not there */
export async function browserOrReason(): Promise<{ browser?: string; reasons: string[] }> {
  try {
    return { browser: await findBrowser(), reasons: [] }
  } catch (error) {
    if (process.env.TEST_BROWSER) throw error
    return { reasons: [explain(error)] }
  }
}
