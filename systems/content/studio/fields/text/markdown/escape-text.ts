/** In an attribute a numeric reference needs no semicolon. */
const entity = /&(?=#x?[\da-f]|[a-z][a-z\d]*;)/gi

export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]~]/g, '\\$&')
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    .replace(/<(?![\s\d]|$)/g, '\\<')
    .replace(entity, '&amp;')
    .replace(/^\u00a0|\u00a0$/g, '&nbsp;')
}

export function escapeAddresses(text: string): string {
  return escapeText(text)
    .replace(/(?<=https?|ftp):(?=\/\/)/gi, '\\:')
    .replace(/(?<![:/])\/(?=\/\S)/g, '\\/')
    .replace(/(?<=www)\.(?=\S)/gi, '\\.')
    .replace(/(?<=\S)@(?=\S)/g, '\\@')
}

/** Between the brackets of a link or a picture, escaped brackets would still count. */
export const escapeLinked = (text: string): string =>
  escapeAddresses(text).replace(/\\([[\]])/g, (_, bracket: string) => `&#${bracket.charCodeAt(0)};`)

/** Markdown would read these as a heading, a list, a quote, a rule or a table. */
const begins = /^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-+\s*$|=+\s*$|:?-|\|)|^(\d{1,9})(?=[.)](?:\s|$))/gm

/** No line may begin another kind of block. */
export const escapeBeginnings = (lines: string): string => lines.replace(begins, (_, digits = '') => `${digits}\\`)

/** Between the parentheses of a link. */
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
