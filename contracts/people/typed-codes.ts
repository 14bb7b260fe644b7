const maxLength = 200

const plainly = (text: string) =>
  text.length > maxLength
    ? undefined
    : text
        .normalize('NFKC')
        .replace(/\p{Pd}/gu, '-')
        .replace(/\s+/g, ' ')
        .trim()

/** `4，9` and `4 and 9 years` become `4, 9`; undefined unless all are from 0 to 17. */
export function readAges(text: string): string | undefined {
  const ages = plainly(text)
    ?.toLowerCase()
    .replace(/\b(?:years?(?: old)?|yrs?|tahun)\b|[岁歲]/g, '')
    .split(/(?:[\s,;、،&+]|\band\b|\bdan\b|[和与跟])+/)
    .filter(Boolean)
  return ages?.length && ages.every(age => /^(?:1[0-7]|\d)$/.test(age)) ? ages.join(', ') : undefined
}

export function readFlightNumber(text: string): string | undefined {
  const [, airline, number] = /^([A-Z\d]{2})[ -]*(\d{1,4}[A-Z]?)$/.exec(plainly(text)?.toUpperCase() ?? '') ?? []
  return airline && `${airline} ${number}`
}

export function readBookingReference(text: string): string | undefined {
  const reference = plainly(text)?.replace(/^#\s?/, '')
  return reference && /^[A-Z\d][A-Z\d /-]{3,19}$/i.test(reference) ? reference : undefined
}
