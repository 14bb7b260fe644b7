/** Longer than anything that is read here, however widely it was typed. */
const MAX_LENGTH = 200

/** Digits, letters, dashes and blanks of any keyboard as those of ASCII; undefined for a text that is far too long. */
const plainly = (text: string) =>
  text.length > MAX_LENGTH
    ? undefined
    : text
        .normalize('NFKC')
        .replace(/\p{Pd}/gu, '-')
        .replace(/\s+/g, ' ')
        .trim()

/** Ages of children as people list them, `4，9`, `4 and 9 years`, as `4, 9`; undefined unless all are from 0 to 17. */
export function readAges(text: string): string | undefined {
  const ages = plainly(text)
    ?.toLowerCase()
    .replace(/\b(?:years?(?: old)?|yrs?|tahun)\b|[岁歲]/g, '')
    .split(/(?:[\s,;、،&+]|\band\b|\bdan\b|[和与跟])+/)
    .filter(Boolean)
  return ages?.length && ages.every(age => /^(?:1[0-7]|\d)$/.test(age)) ? ages.join(', ') : undefined
}

/** A flight number as `MH 2614`. */
export function readFlightNumber(text: string): string | undefined {
  const [, airline, number] = /^([A-Z\d]{2})[ -]*(\d{1,4}[A-Z]?)$/.exec(plainly(text)?.toUpperCase() ?? '') ?? []
  return airline && `${airline} ${number}`
}

/** A booking reference of 4 to 20 letters and digits. */
export function readBookingReference(text: string): string | undefined {
  const reference = plainly(text)?.replace(/^#\s?/, '')
  return reference && /^[A-Z\d][A-Z\d /-]{3,19}$/i.test(reference) ? reference : undefined
}
