/** What begins a name or a number of a character; in an attribute a number needs no semicolon. */
const entity = /&(?=#x?[\da-f]|[a-z][a-z\d]*;)/gi

/** Words as Markdown that reads as these words, wherever in a line they stand. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    .replace(/<(?![\s\d]|$)/g, '\\<')
    .replace(entity, '&amp;')
    .replace(/^\u00a0|\u00a0$/g, '&nbsp;')
}

/** Words between the brackets of a link or a picture, where escaped brackets would be read as brackets of their own. */
export const escapeLinked = (text: string): string =>
  escapeText(text).replace(/\\([[\]])/g, (_, bracket: string) => `&#${bracket.charCodeAt(0)};`)

/** Addresses that are only words: they would become links by themselves. */
export function escapeAddresses(text: string): string {
  return text
    .replace(/(?<=https?|ftp):(?=\/\/)/gi, '\\:')
    .replace(/(?<=www)\.(?=\S)/gi, '\\.')
    .replace(/(?<=[\w.+-])@(?=[\w-])/g, '\\@')
}

/** The beginning of a line that would begin a heading, a list, a quote, a rule or a table. */
const begins = /^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-+\s*$|=+\s*$|:?-|\|)|^(\d{1,9})(?=[.)](?:\s|$))/gm

/** The lines of a paragraph, none of which begins like anything but a paragraph. */
export const escapeBeginnings = (lines: string): string => lines.replace(begins, (_, digits = '') => `${digits}\\`)

/** An address between the parentheses of a link: blanks and the like are percent-encoded. */
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
