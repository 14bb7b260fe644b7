export const maxPhoneLength = 40

const numberPattern = /^[+(]{0,2}\d(?:[ ()./-]*\d){3,}(?: ext \d{1,7})?$/
/** Also the minus, and the long vowel sign of Japanese keyboards. */
const hyphens = /[\p{Pd}\u2212\u30fc]/gu
const extension = /[ ,;]*(?:#|x|ext(?:n|ension)?|samb(?:ungan)?)[ .:=]*(\d{1,7})$/i

/**
 * Full-width digits, any hyphens and blanks, `tel:+60123456789`, `ext 201`. Returns one line of ASCII; undefined if it
 * is none.
 */
export function readPhoneNumber(text: string): string | undefined {
  if (text.length > 3 * maxPhoneLength) return undefined
  const number = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(hyphens, '-')
    .replace(/[·•・]/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '')
    .replace(extension, ' ext $1')
  return number.length <= maxPhoneLength && numberPattern.test(number) ? number : undefined
}
