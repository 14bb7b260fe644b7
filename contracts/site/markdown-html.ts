import markdownIt from 'markdown-it'

/** A reader of Markdown whose rules and addresses may be changed. */
type MarkdownReader = ReturnType<typeof markdownIt>

/**
 * A reader of Markdown as GitHub reads it. Pages and the studio's editor read texts with it, so that editors see what
 * visitors get.
 */
export function markdownReader(): MarkdownReader {
  const reader = markdownIt({ html: true, linkify: true, maxNesting: 60 })
  // "agency.com" stays a word. Addresses that could do harm become links, so that the check reports them to the author.
  reader.linkify.set({ fuzzyLink: false })
  reader.validateLink = () => true
  // markdown-it leaves escaped characters out of the description of a picture.
  const { image } = reader.renderer.rules
  reader.renderer.rules.image = (tokens, at, ...rest) => {
    for (const child of tokens[at]?.children ?? []) if (child.type === 'text_special') child.type = 'text'
    return image?.(tokens, at, ...rest) ?? ''
  }
  return reader
}

const plain = markdownReader()

/** The HTML of a text, before anything is taken out of it. */
export const markdownHtml = (source: string): string => plain.render(source).trim()
