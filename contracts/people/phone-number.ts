/** Characters of the longest number, with brackets, blanks and an extension. */
export const MAX_PHONE_LENGTH = 40

/** At least four digits, as in Niue, and what people write between them. */
const NUMBER = /^[+(]{0,2}\d(?:[ ()./-]*\d){3,}(?: ext \d{1,7})?$/
/** Hyphens and dashes of all kinds, the minus, and the long vowel sign that stands for one on Japanese keyboards. */
const HYPHENS = /[\p{Pd}\u2212\u30fc]/gu
const EXTENSION = /[ ,;]*(?:#|x|ext(?:n|ension)?|samb(?:ungan)?)[ .:=]*(\d{1,7})$/i

/**
 * A telephone number as people type and paste it: in full-width digits, with hyphens and blanks of any kind, as
 * `tel:+60123456789`, with `ext 201`.
 * @returns The number on one line of ASCII, the extension as ` ext 201`; undefined if it is none. Whether it can be
 *   dialled is for those to judge who know number plans.
 */
export function readPhoneNumber(text: string): string | undefined {
  if (text.length > 3 * MAX_PHONE_LENGTH) return undefined
  const number = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(HYPHENS, '-')
    .replace(/[·•・]/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '')
    .replace(EXTENSION, ' ext $1')
  return number.length <= MAX_PHONE_LENGTH && NUMBER.test(number) ? number : undefined
}
