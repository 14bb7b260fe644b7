import { TooMuchHtml } from '@agency/service-kit/http/bounded-html.ts'
import type { Report } from '../readers/kinds/report.ts'
import { reportLoss } from '../readers/reading.server.ts'
import { keepAllowed } from './steps/allowed-html.ts'
import { cardsForFrames } from './steps/embeds.ts'
import { dropEmpty, readElements } from './steps/first-reading.ts'
import { giveIds } from './steps/heading-ids.ts'
import { markOutsideLinks } from './steps/links.ts'
import { sizePictures } from './steps/pictures.ts'
import { paragraphsOf } from './steps/plain-text.ts'
import { boxTables } from './steps/tables.ts'
import { readTree, writeTree } from './steps/tree.ts'

/**
 * Sanitises an editor's HTML and adapts it to a page: an allow-list of elements, headings below the page's own in an
 * outline without gaps, tables that scroll on small screens, pictures in our sizes, frames as cards, links to other
 * sites marked. A part that cannot be shown is left out and reported; the rest stands.
 * @param html From the content system; anything.
 * @param top Level of the largest headings. Those of level 2 get ids, so that a list of contents can lead to them.
 * @param tell Called with what is left out.
 * @returns HTML that can be put into a page as it is.
 */
export function sanitizeHtml(html: string, top: 2 | 3 = 2, tell: Report = loss => reportLoss(loss, html)): string {
  if (html === '') return ''
  const report = (reason: string) =>
    tell({ reason, did: 'it is left out, the text around it is shown', todo: 'Take it out of the text, or mend it.' })
  try {
    const written = readTree(html)
    readElements(written, top, report)
    const safe = keepAllowed(written)
    // The markup below is the site's own and contains nothing of an editor's.
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
