import { keepHeadingsOfTexts, keepLines, keepMarks } from './pasted-marks.ts'
import { keepTables } from './pasted-tables.ts'
import { joinOnlineLists, makeLists } from './word-lists.ts'

/** Word's comments, footnotes and tracked deletions. */
const notText = [
  'style, script, meta, link, xml, title, col, colgroup, del',
  '.msocomanchor, .MsoCommentReference, .MsoCommentText, .msocomtxt',
  '[style*="mso-element:comment"], [style*="mso-element:footnote"], [style*="mso-element:endnote"]',
  '[style*="mso-footnote-id"], [style*="mso-endnote-id"]',
  '[style*="display:none"], [style*="mso-hide:all"]',
].join(', ')

/** Pages only show our own pictures, and other addresses often expire with a session. */
const foreignPicture = 'img:not([src^="/media/"])'

/**
 * Cleans HTML of Word, Excel and similar programs: keeps headings, paragraphs, lists, tables, links, bold and italic.
 * @param onLeftOut receives the number of dropped pictures
 */
export function cleanedPaste(html: string, onLeftOut?: (pictures: number) => void): string {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  unwrap(body, element => element.tagName.includes(':'))
  makeLists(body)
  joinOnlineLists(body)
  for (const element of body.querySelectorAll(notText)) element.remove()
  const foreign = body.querySelectorAll(foreignPicture)
  for (const picture of foreign) picture.remove()
  if (foreign.length > 0) onLeftOut?.(foreign.length)
  keepLines(body)
  keepMarks(body)
  keepUsableLinks(body)
  keepHeadingsOfTexts(body)
  keepTables(body)
  unwrap(body, element => ['SPAN', 'FONT', 'INS', 'CENTER', 'DIV', 'U'].includes(element.tagName))
  tidyTexts(body)
  for (const element of body.querySelectorAll('p, h2, h3, h4, li')) if (isEmpty(element)) element.remove()
  for (const element of body.querySelectorAll('*')) keepFewAttributes(element)
  return body.innerHTML
}

/** Removes sections for Word alone, and unwraps sections for all other programs. */
const withoutConditions = (html: string) =>
  html
    .replace(/<!--\[if[^\]]*(?:mso|vml)[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--\[if[^\]]*\]-->|<!--\[endif\]-->|<!\[if[^\]]*\]>|<!\[endif\]>/gi, '')

function unwrap(body: HTMLElement, isWrapper: (element: Element) => boolean) {
  for (const element of [...body.querySelectorAll('*')]) {
    if (isWrapper(element)) element.replaceWith(...element.childNodes)
  }
}

/** Non-breaking spaces and soft hyphens belong to the layout of a Word page. */
function tidyTexts(body: HTMLElement) {
  body.normalize()
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT)
  const comments: ChildNode[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node instanceof Comment) comments.push(node)
    else node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00ad', '').replace(/[\s\u00a0]+/g, ' ')
  }
  for (const comment of comments) comment.remove()
}

const isEmpty = (element: Element) => element.textContent?.trim() === '' && element.querySelector('img') === null

const allowed = ['href', 'src', 'alt', 'start', 'data-picture']

function keepFewAttributes(element: Element) {
  // A picture copied within the studio keeps its caption.
  const names = element.hasAttribute('data-picture') ? [...allowed, 'title'] : allowed
  for (const { name } of [...element.attributes]) if (!names.includes(name)) element.removeAttribute(name)
}

/** Tracking addresses, with the query parameters that may hold the real one. */
const detours: { host: RegExp; path: RegExp; names: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, names: ['u'] },
]

function withoutDetour(address: string): string {
  const url = URL.parse(address)
  const detour = url && detours.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  const inner = detour?.names.map(name => url?.searchParams.get(name)).find(Boolean)
  return inner && /^https?:\/\//i.test(inner) ? withoutDetour(inner) : address
}

/** Bookmarks within a document and files on a computer become plain text. */
function keepUsableLinks(body: HTMLElement) {
  for (const link of [...body.querySelectorAll('a')]) {
    const address = withoutDetour(link.getAttribute('href') ?? '')
    if (/^(?:https?:\/\/|mailto:|tel:|\/[^/])/i.test(address)) link.setAttribute('href', address)
    else link.replaceWith(...link.childNodes)
  }
}
