import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What screens of the studio are held to: WCAG 2.2 AA. While its tree covers a small screen, that has no heading. */
export const studioTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What pages for visitors are held to: the same, and what axe calls best practice. */
const pageTags = [...studioTags, 'best-practice']

/**
 * Which rules of accessibility a page breaks as it stands, found by axe: a line each, with the elements.
 * Axe runs in the page itself and answers with the faults alone: a third of the time that its own driver takes.
 *
 * @param within selector of the only part that is looked at
 */
export async function brokenRules(
  page: Page,
  { within = 'html', tags = pageTags }: { within?: string; tags?: string[] } = {},
): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${axe.source} } 0`)
  const options: RunOptions = { runOnly: tags, resultTypes: ['violations'], iframes: false }
  const { violations } = await page.evaluate(
    ([part, how]) => (window as unknown as { axe: typeof axe }).axe.run(part, how),
    [within, options] as const,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`).join(', ')}`,
  )
}
