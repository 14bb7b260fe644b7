/** Where a text or a picture of a page comes from: the key of a node, and the path of a field in the studio's form. */
export type Origin = { key: string; path: string[] }

/** The texts of one preview, numbered by where they come from. */
export type Origins = {
  /** A character for an origin, which travels in a text from the node to the page. */
  markOf(origin: Origin): string
  /** The origin of a mark; undefined for the same characters in a text as an editor wrote it. */
  originOf(mark: string): Origin | undefined
}

/** The first of the 65,534 characters of a private plane, which no font and no text of an editor has. */
const firstMark = 0xf_0000
const lastMark = 0xf_fffd
export const anyMark = /[\u{f0000}-\u{ffffd}]/gu

/** A text as it was written; marks are only in texts of previews. */
export const unmarked = (text: string): string => text.replace(anyMark, '')

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
