/** `path` is that of a field in the studio's form. */
export type Origin = { key: string; path: string[] }

export type Origins = {
  /** A character that travels in a text from the node to the page. */
  markOf(origin: Origin): string
  /** Undefined for the same characters in an editor's own text. */
  originOf(mark: string): Origin | undefined
}

/** The first of the 65,534 characters of a private plane, which no font and no editor's text has. */
const firstMark = 0xf_0000
const lastMark = 0xf_fffd
export const anyMark = /[\u{f0000}-\u{ffffd}]/gu
const allMarks = /[\u206e\u206f\u{f0000}-\u{ffffd}]/gu

/** Without the marks of origins and those of English texts. */
export const unmarked = (text: string): string => text.replace(allMarks, '')

export function createOrigins(): Origins {
  const origins: Origin[] = []
  return {
    markOf(origin) {
      const mark = firstMark + origins.length
      if (mark > lastMark) return ''
      origins.push(origin)
      return String.fromCodePoint(mark)
    },
    originOf: mark => origins[(mark.codePointAt(0) ?? 0) - firstMark],
  }
}
