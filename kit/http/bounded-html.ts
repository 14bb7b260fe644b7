import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type ParserOptions, parseFragment } from 'parse5'

export class TooMuchHtml extends Error {}

const maxLength = 500_000
/** Each tag walks through the open elements, so their number keeps the time linear. */
const maxDepth = 256
const maxAttributes = 200
const marksPerElement = 4

/**
 * Linear time, although each paragraph reopens every unfinished `<b>`.
 * @throws TooMuchHtml for more elements, a depth over 256, and over 500,000 characters.
 */
export function parseBounded(
  html: string,
  maxElements: number,
  options: Pick<ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>, 'scriptingEnabled'> = {},
): { tree: DefaultTreeAdapterTypes.DocumentFragment; elements: number } {
  if (html.length > maxLength || countMarks(html) > maxElements * marksPerElement) throw new TooMuchHtml()
  let elements = 0
  let depth = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      if (++elements > maxElements || attributes.length > maxAttributes) throw new TooMuchHtml()
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
    onItemPush() {
      if (++depth > maxDepth) throw new TooMuchHtml()
    },
    onItemPop() {
      depth--
    },
  }
  return { tree: parseFragment(html, { ...options, treeAdapter }), elements }
}

function countMarks(html: string): number {
  let count = 0
  for (const mark of ['<', '&']) for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + 1)) count++
  return count
}
