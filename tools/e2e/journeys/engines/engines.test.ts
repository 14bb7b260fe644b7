import { afterAll, beforeAll, describe, test } from 'vitest'
import { which } from '../../../scripts/machine/programs.ts'
import { forget, freePorts, newDataFolder, type Stack, startStack } from '../../operations/stack/stack.ts'
import { member } from '../account/sample-people.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Visitor, visitorWith } from './visitor.ts'
import { startWebkit } from './webkit.ts'

/* What people do most, in the engines of Firefox and Safari; everything else is tried in Chromium. */

const dataDir = newDataFolder()
let stack: Stack
beforeAll(async () => {
  stack = startStack({ dataDir, ports: await freePorts() })
  await stack.says('Ready in')
})
afterAll(async () => {
  await stack.stop()
  forget(dataDir)
})

const firefox = which('firefox-esr')
const webkit = which('WebKitWebDriver')
const screen = which('Xvfb')

const engines: [name: string, start: (() => Promise<Driver>) | undefined][] = [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit && screen ? () => startWebkit(webkit, screen) : undefined],
]

// What cannot be had is skipped; the last lines of `npm test` say why. A browser may try twice, as Chromium may.
describe.each(engines)('%s', (_name, start) => {
  describe.skipIf(!start)('', { retry: 1 }, () => {
    let driver: Driver
    let visitor: Visitor
    beforeAll(async () => {
      driver = await (start as () => Promise<Driver>)()
      await driver.resize(1440, 900)
      visitor = visitorWith(driver, stack.address('site'))
    })
    afterAll(() => driver?.stop())

    test('a flight is searched with places by name and days from the calendar', async () => {
      await visitor.open('/')
      await visitor.type('From', 'kuala')
      await visitor.press('option', /Kuala Lumpur/)
      await visitor.holds('From', /\(KUL\)/)
      await visitor.type('To', 'langk')
      await visitor.press('option', /Langkawi/)
      await visitor.holds('To', /\(LGK\)/)
      await visitor.press('textbox', 'Depart')
      await visitor.press('button', 'Month after')
      await visitor.press('button', /^\w+ 10 \w+ \d{4}/)
      await visitor.press('button', /^\w+ 14 \w+ \d{4}/)
      await visitor.holds('Return', /^\w+ 14 /)
      await visitor.press('button', 'Search flights')
      await visitor.arrives(/\/Home\/Index/)
      await visitor.reads(/Langkawi|LGK/)
    })

    test('an enquiry reports missing fields, is sent, and gets a reference', async () => {
      await visitor.open('/contactus')
      await visitor.takesTime()
      await visitor.press('button', 'Send message')
      await visitor.reads('Please give your name.')
      await visitor.type('Your name', 'Mei Ling Tan')
      await visitor.type('E-mail address', `mei-ling-${Date.now()}@example.com`)
      await visitor.type('Subject', 'A complaint')
      await visitor.type('Your message', 'The tea was cold.')
      await visitor.press('checkbox', /^I agree/)
      await visitor.press('button', 'Send message')
      await visitor.arrives(/\/contactthanks/)
      await visitor.reads(/\b[2-9A-X]{4}-[2-9A-X]{4}\b/)
    })

    test('the menus open by a press, on a wide screen and on a phone', async () => {
      await visitor.open('/faq')
      await visitor.resize(390, 844)
      await visitor.press('button', 'Menu')
      await visitor.reads('Car Rentals')
      await visitor.press('button', 'Close menu')
      await visitor.resize(1440, 900)
    })

    test('questions are filtered during typing', async () => {
      await visitor.open('/faq')
      await visitor.type('Search questions and answers', 'bassinet')
      await visitor.reads(/^\d+ answers?$/m)
    })

    test('a member logs in and is greeted by name', async () => {
      await visitor.open('/tnc')
      await visitor.press('link', 'Log in')
      await visitor.type('E-mail', member.email)
      await visitor.type('Password', member.password)
      await visitor.press('button', 'Login Now')
      await visitor.reads(/Hi,\s+Aisyah/)
    })
  })
})
