import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { eventually } from '@agency/testing/eventually.ts'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import type { Driver } from './driver.ts'

const timeLimit = 30_000

/** Debian's WebKit in the small browser that comes with it, on a virtual screen. */
export async function startWebkit(driverProgram: string, screenProgram: string): Promise<Driver> {
  const { screen, display } = await startScreen(screenProgram)
  const port = await anyFreePort()
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await eventually(
    'WebKit is ready',
    () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeLimit,
  )
  const options = { binary: browserBeside('/usr/lib'), args: ['--automation'] }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const page = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  /** WebKit presses only what is in view, and the page would scroll there in its own time. */
  async function press(element: WebElement) {
    await page.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
    await element.click()
  }
  return {
    open: url => page.get(url),
    async resize(width, height) {
      await page.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    run: body => page.executeScript(body),
    async find(body) {
      const element = await page.executeScript<WebElement | null>(body)
      return element ? { press: () => press(element), type: text => element.sendKeys(text) } : undefined
    },
    async stop() {
      await page.quit()
      await Promise.all([driver, screen].map(end))
    },
  }
}

/** @returns the screen as `DISPLAY` names it; the server finds a free number and writes it to its third stream */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/** Its folder has the version of its interface in its name, and that of the processor above it. */
function browserBeside(libraries: string): string {
  const folders = readdirSync(libraries).flatMap(name => {
    const folder = path.join(libraries, name)
    return name.endsWith('-linux-gnu') ? readdirSync(folder).map(inner => path.join(folder, inner, 'MiniBrowser')) : []
  })
  const browser = folders.find(file => file.includes('webkit') && existsSync(file))
  if (!browser) throw new Error('webkit2gtk-driver has come without a browser')
  return browser
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
