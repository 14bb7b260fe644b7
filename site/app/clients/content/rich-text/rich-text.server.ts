import sanitize from 'sanitize-html'
import type { Report } from '../readers/kinds/report.ts'
import { reportLoss } from '../readers/reading.server.ts'
import { allowedHtml, reportedElements } from './steps/allowed-html.ts'
import { frameAttributes, withEmbedCards } from './steps/embeds.ts'
import { withHeadingIds } from './steps/heading-ids.ts'
import { headingLevels } from './steps/heading-levels.ts'
import { linkAttributes, withOutsideMarks } from './steps/links.ts'
import { imageAttributes, withPictureSizes } from './steps/pictures.ts'
import { withScrollingTables } from './steps/tables.ts'

/**
 * Makes an editor's HTML safe and fit for a page: an allow-list of elements, headings below the page's own in an
 * outline without gaps, tables that scroll on small screens, pictures in our sizes, frames as cards, links to other
 * sites marked. A part that cannot be shown is left out and reported; the rest stands.
 * @param html From the content system; anything.
 * @param top Level of the largest headings. Those of level 2 get ids, so that a list of contents can lead to them.
 * @param tell Told of what is left out.
 * @returns HTML that can be put into a page as it is.
 */
export function sanitizeHtml(html: string, top: 2 | 3 = 2, tell: Report = loss => reportLoss(loss, html)): string {
  if (html === '') return ''
  const report = (reason: string) =>
    tell({ reason, did: 'it is left out, the text around it is shown', todo: 'Take it out of the text, or mend it.' })
  try {
    const safe = sanitize(html, { ...allowedHtml, ...transforms(top, report) })
    const framed = withEmbedCards(withOutsideMarks(withScrollingTables(safe)), report)
    return withHeadingIds(withPictureSizes(framed, report))
  } catch (error) {
    report(`a text cannot be read: ${String(error)}`)
    return ''
  }
}

function transforms(top: number, report: (reason: string) => void): sanitize.IOptions {
  const levelOf = headingLevels(top)
  const heading: sanitize.Transformer = (name, attribs) => ({ tagName: `h${levelOf(Number(name[1]))}`, attribs })
  return {
    transformTags: {
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(name => [name, heading])),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, report) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) }),
    },
    // Editors leave empty paragraphs where they wanted space.
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      /^(p|h\d)$/.test(tag) && text.trim() === '' && mediaChildren.length === 0,
    onOpenTag: name => {
      if (reportedElements.has(name)) report(`${name} is not allowed in a text`)
    },
  }
}
