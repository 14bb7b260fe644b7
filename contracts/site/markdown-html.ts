import markdownIt from 'markdown-it'

type MarkdownReader = ReturnType<typeof markdownIt>

/** GitHub's Markdown, for pages and the studio's editor, so that editors see what visitors get. */
export function markdownReader(): MarkdownReader {
  const reader = markdownIt({ html: true, linkify: true, maxNesting: 60 })
  // "agency.com" stays a word. Harmful addresses become links, so that the check reports them to the author.
  reader.linkify.set({ fuzzyLink: false })
  reader.linkify.add('www.', {
    validate: (text, at, { re }) => {
      const rest = re.get_relative_proto_validator()
      rest.lastIndex = at
      return rest.exec(text)?.[0].length ?? 0
    },
    normalize: match => {
      match.url = `https://${match.url}`
    },
  })
  reader.validateLink = () => true
  // markdown-it drops escaped characters from a picture's description.
  const { image } = reader.renderer.rules
  reader.renderer.rules.image = (tokens, at, ...rest) => {
    for (const child of tokens[at]?.children ?? []) if (child.type === 'text_special') child.type = 'text'
    return image?.(tokens, at, ...rest) ?? ''
  }
  return reader
}

const plain = markdownReader()

export const markdownHtml = (source: string): string => plain.render(source).trim()
