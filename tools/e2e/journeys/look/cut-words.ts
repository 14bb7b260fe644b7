import type { Page } from '@playwright/test'

/** The words of elements that are wider than their boxes. Of a line in its own scrolling area none is cut. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, h1, h2, h3, p, li, dd, label, .tag, .price, .notice)',
      ),
    ]
      .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter(element => getComputedStyle(element).display !== 'inline' && !element.closest('.visually-hidden'))
      .map(element => element.innerText),
  )
}
