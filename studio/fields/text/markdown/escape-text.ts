/** The start of a character reference; in an attribute a numeric one needs no semicolon. */
const entity = /&(?=#x?[\da-f]|[a-z][a-z\d]*;)/gi

/** Escapes a text so that Markdown reads it as these words, anywhere in a line. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    .replace(/<(?![\s\d]|$)/g, '\\<')
    .replace(entity, '&amp;')
    .replace(/^\u00a0|\u00a0$/g, '&nbsp;')
}

/** As `escapeText`, and for addresses that are plain text and would otherwise become links. */
export function escapeAddresses(text: string): string {
  return escapeText(text)
    .replace(/(?<=https?|ftp):(?=\/\/)/gi, '\\:')
    .replace(/(?<![:/])\/(?=\/\S)/g, '\\/')
    .replace(/(?<=www)\.(?=\S)/gi, '\\.')
    .replace(/(?<=\S)@(?=\S)/g, '\\@')
}

/**
 * As `escapeAddresses`, between the brackets of a link or a picture, where escaped brackets would still count as
 * brackets.
 */
export const escapeLinked = (text: string): string =>
  escapeAddresses(text).replace(/\\([[\]])/g, (_, bracket: string) => `&#${bracket.charCodeAt(0)};`)

/** The start of a line that Markdown would read as a heading, a list, a quote, a rule or a table. */
const begins = /^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-+\s*$|=+\s*$|:?-|\|)|^(\d{1,9})(?=[.)](?:\s|$))/gm

/** Escapes the lines of a paragraph so that none begins another kind of block. */
export const escapeBeginnings = (lines: string): string => lines.replace(begins, (_, digits = '') => `${digits}\\`)

/** Escapes an address between the parentheses of a link: spaces and the like are percent-encoded. */
export function escapeAddress(address: string): string {
  const encoded = address.replace(/[\s<>\\|]/g, encodeURIComponent).replace(entity, '&amp;')
  return isBalanced(encoded) ? encoded : encoded.replace(/[()]/g, '\\$&')
}

function isBalanced(text: string): boolean {
  let open = 0
  for (const sign of text.replace(/[^()]/g, '')) {
    open += sign === '(' ? 1 : -1
    if (open < 0) return false
  }
  return open === 0
}
