const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu
const seen = /[^\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
/** No language has more marks on one letter. Normalising sorts them, in time that grows with their square (UAX 15). */
const piledMarks = /(\p{M}{30})\p{M}+/gu
const usualLength = 200

export const isBlank = (value: unknown): boolean => typeof value === 'string' && !seen.test(value)

/**
 * One line without control characters and extra blanks, so that nothing can begin a mail header. Empty becomes
 * undefined; anything else stays for the schema to refuse.
 */
export function tidyLine(value: unknown, maxLength = usualLength): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, maxLength)) return value
  const line = composed(value.replace(/\s+/g, ' ').replace(unwanted, '')).trim()
  return line === '' ? undefined : line
}

/** As `tidyLine` for several lines: line ends become `\n`, at most one empty line in a row, tabs become blanks. */
export function tidyText(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, maxLength)) return value
  const lines = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(line => line.replace(/\t/g, ' ').replace(unwanted, '').trimEnd())
  const text = composed(lines.join('\n').replace(/\n{3,}/g, '\n\n')).trim()
  return text === '' ? undefined : text
}

/** Cleans text that no field checked for one line and for the database; an empty text stays empty. */
export const withoutControls = (text: string): string => String(tidyLine(text, text.length) ?? '')

/** Browsers count a line end, and a letter with two marks, as one character and send up to three. */
const isFarTooLong = (text: string, maxLength: number) => text.length > 3 * maxLength

const composed = (text: string) => text.replace(piledMarks, '$1').toWellFormed().normalize('NFC')
