import { TooMuchHtml } from '@agency/service-kit/http/bounded-html.ts'
import { contentWords } from '@agency/words/pages/content/words.ts'
import type { Element, Root } from 'hast'
import type { Report } from '../readers/kinds/report.ts'
import { reportLoss } from '../readers/reading.server.ts'
import { keepAllowed } from './steps/allowed-html.ts'
import { cardsForFrames } from './steps/embeds.ts'
import { dropEmpty, readElements } from './steps/first-reading.ts'
import { giveIds } from './steps/heading-ids.ts'
import { markOutsideLinks } from './steps/links.ts'
import { sizePictures } from './steps/pictures.ts'
import { paragraphsOf } from './steps/plain-text.ts'
import { eachElement, element, readTree, wordsOf, writeTree } from './steps/tree.ts'

/** Leaves out and reports parts that cannot be shown. Headings of level 2 get ids for a list of contents. */
export function sanitizeHtml(html: string, top: 2 | 3 = 2, tell: Report = loss => reportLoss(loss, html)): string {
  if (html === '') return ''
  const report = (reason: string) =>
    tell({ reason, did: 'it is left out, the text around it is shown', todo: 'Take it out of the text, or mend it.' })
  try {
    const written = readTree(html)
    readElements(written, top, report)
    const safe = keepAllowed(written)
    // Below this line all markup is the site's own.
    dropEmpty(safe)
    boxTables(safe)
    markOutsideLinks(safe)
    cardsForFrames(safe, report)
    sizePictures(safe, report)
    giveIds(safe)
    return writeTree(safe)
  } catch (error) {
    if (error instanceof TooMuchHtml) {
      const todo = 'Divide the page, or paste the text into the editor without its form.'
      tell({ reason: 'is more HTML than a page can have', did: 'its words are shown without their form', todo })
      return paragraphsOf(html)
    }
    report(`a text cannot be read: ${String(error)}`)
    return ''
  }
}

function boxTables(tree: Root): void {
  let count = 0
  eachElement(tree, table => {
    if (table.tagName !== 'table') return undefined
    count += 1
    const caption = captionOf(table)
    const say = contentWords()
    const ariaLabel = caption ? say.tableNamed({ number: count, caption }) : say.table(count)
    const attributes = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel }
    return [element('div', attributes, table)]
  })
}

function captionOf(table: Element): string {
  const caption = table.children.find(child => child.type === 'element' && child.tagName === 'caption')
  return caption ? wordsOf(caption) : ''
}
