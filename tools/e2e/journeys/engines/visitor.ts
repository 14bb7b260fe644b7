import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eventually } from '@agency/testing/eventually.ts'
import type { Driver, Found } from './driver.ts'

/** A visitor who finds elements by role and name. */
export type Visitor = {
  open(path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @param role as ARIA has it */
  press(role: string, name: string | RegExp): Promise<void>
  /** @param label of a field */
  type(label: string | RegExp, text: string): Promise<void>
  /** Waits as long as a person reads: the site takes a faster visitor for a program. */
  takesTime(): Promise<void>
  /** Waits until the page shows these words. */
  reads(words: string | RegExp): Promise<void>
  /** Waits until the address is of that shape. */
  arrives(address: RegExp): Promise<void>
  /** What a field holds, once it holds something of that shape. */
  holds(label: string | RegExp, value: RegExp): Promise<void>
}

/** A whole page on a machine that also runs a stack and a second browser. */
const timeLimit = 60_000
/** Milliseconds; a smooth scroll has begun by then. */
const stillFor = 200
const require = createRequire(import.meta.url)
/** Finds elements as assistive technology does, alike in every engine. */
const finder = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'), 'utf8')

/** @param site address of the site */
export function visitorWith(driver: Driver, site: string): Visitor {
  /** What is about to change is not pressed. */
  const shown = (query: string) =>
    `TestingLibraryDom.screen.${query}.find(element => element.checkVisibility() && !element.closest('[aria-busy=true]'))`

  /** The page may go away while it is looked at. */
  async function look<T>(body: string, by: (body: string) => Promise<T>): Promise<T | undefined> {
    try {
      if (!(await driver.run('return "TestingLibraryDom" in window'))) await driver.run(finder)
      return await by(body)
    } catch {
      return undefined
    }
  }
  /** Finds it once it has stood still for a moment: what is above may be growing, or the page about to scroll. */
  async function find(query: string): Promise<Found> {
    let place: string | undefined
    let since = 0
    let found: Found | undefined
    const where = `return JSON.stringify(${shown(query)}?.getBoundingClientRect())`
    await eventually(
      query,
      async () => {
        const before = place
        place = await look<string>(where, driver.run)
        if (!place || place !== before) since = performance.now()
        if (!place || performance.now() - since < stillFor) return false
        found = await look(`return ${shown(query)} ?? null`, driver.find)
        return found
      },
      timeLimit,
    )
    return found as Found
  }
  const until = (what: string, body: string) => eventually(what, () => driver.run(body).catch(() => false), timeLimit)
  const field = (label: string | RegExp) => `queryAllByLabelText(${source(label)})`

  return {
    open: path => driver.open(site + path),
    resize: driver.resize,
    press: async (role, name) => (await find(`queryAllByRole(${source(role)}, { name: ${source(name)} })`)).press(),
    type: async (label, text) => (await find(field(label))).type(text),
    takesTime: () => until('time', 'return performance.now() > 3000'),
    reads: words =>
      until(
        `the words ${words}`,
        typeof words === 'string'
          ? `return document.body.innerText.includes(${source(words)})`
          : `return ${words}.test(document.body.innerText)`,
      ),
    arrives: address => until(`the address ${address}`, `return ${address}.test(location.href)`),
    async holds(label, value) {
      await find(field(label))
      await until(
        `${value} in ${label}`,
        `return TestingLibraryDom.screen.${field(label)}.some(({ value }) => ${value}.test(value))`,
      )
    },
  }
}

const source = (words: string | RegExp) => (typeof words === 'string' ? JSON.stringify(words) : String(words))
