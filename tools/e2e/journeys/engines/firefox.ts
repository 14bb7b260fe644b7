import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Debian's Firefox, driven by WebDriver BiDi. @param executablePath of the program */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  let size = { width: 1440, height: 900 }
  let page = await browser.newPage()
  return {
    async open(url) {
      // In a page that is still loading Firefox ends the new navigation with the old one.
      await page.close()
      page = await browser.newPage()
      await page.setViewport(size)
      await page.goto(url)
    },
    resize(width, height) {
      size = { width, height }
      return page.setViewport(size)
    },
    run: <T>(body: string) => page.evaluate(`(() => {${body}})()`) as Promise<T>,
    async find(body) {
      const handle = (await page.evaluateHandle(`(() => {${body}})()`)).asElement() as ElementHandle<Element> | null
      return handle ? { press: () => handle.click(), type: text => handle.type(text) } : undefined
    },
    stop: () => browser.close(),
  }
}
