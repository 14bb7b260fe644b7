/** Control characters, and those that turn the direction of text around what stands beside them. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** Anything that is seen. */
const SEEN = /[^\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
/** More marks on one letter than any language has. Normalising sorts them, in time that grows with their square (UAX 15). */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu
const USUAL_LENGTH = 200

/** Whether a text shows nothing. Takes any length. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && !SEEN.test(value)

/**
 * One line as people mean it: no control characters, no blanks at its ends or doubled inside. Nothing is left that could
 * begin a header of a mail. Empty becomes undefined; what is no text, and text that is far too long, is returned as it is,
 * for the schema to refuse.
 * @param maxLength Characters that the schema allows.
 */
export function tidyLine(value: unknown, maxLength = USUAL_LENGTH): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, maxLength)) return value
  const line = composed(value.replace(/\s+/g, ' ').replace(UNWANTED, '')).trim()
  return line === '' ? undefined : line
}

/** As `tidyLine` for several lines: line ends become `\n`, at most one empty line in a row, tabs become blanks. */
export function tidyText(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, maxLength)) return value
  const lines = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(line => line.replace(/\t/g, ' ').replace(UNWANTED, '').trimEnd())
  const text = composed(lines.join('\n').replace(/\n{3,}/g, '\n\n')).trim()
  return text === '' ? undefined : text
}

/** Makes a text that no field checked fit for a line and for the database; an empty text stays empty. */
export const withoutControls = (text: string): string => String(tidyLine(text, text.length) ?? '')

/** Browsers count a line end and a letter with two marks as one, and send up to three characters for it. */
const isFarTooLong = (text: string, maxLength: number) => text.length > 3 * maxLength

const composed = (text: string) => text.replace(PILED_MARKS, '$1').toWellFormed().normalize('NFC')
