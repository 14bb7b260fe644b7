/** Control characters, and those that turn the direction of text around what stands beside them. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * One line as people mean it: no control characters, no blanks at its ends or doubled inside. Nothing is left that could
 * begin a header of a mail. Empty becomes undefined; what is no text is returned as it is, for the schema to refuse.
 */
export function tidyLine(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const line = value.replace(/\s+/g, ' ').replace(UNWANTED, '').toWellFormed().normalize('NFC').trim()
  return line === '' ? undefined : line
}

/** As `tidyLine` for several lines: line ends become `\n`, at most one empty line in a row, tabs become blanks. */
export function tidyText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const lines = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(line => line.replace(/\t/g, ' ').replace(UNWANTED, '').trimEnd())
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return text === '' ? undefined : text
}

/** Words that nobody typed into a field, fit for a line and for the database: the same, and empty stays empty. */
export const withoutControls = (text: string): string => String(tidyLine(text) ?? '')
