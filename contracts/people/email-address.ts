const maxLength = 254
/**
 * As browsers (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), but with a dot in the domain:
 * `mei@gmail` is a slip.
 */
const addressPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const domainPattern = /^[\p{L}\p{M}\p{N}.-]+$/u
const ascii = /^[\x20-\x7e]*$/
const localPart = /^[^\s\p{C}@<>"(),:;\\[\]]+$/u

/** `aisyah＠example.com`, a trailing zero-width space, `müller.example`. Returns the form for mail servers. */
export function readEmailAddress(text: string): string | undefined {
  if (text.length > 2 * maxLength) return undefined
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim()
  const address = withAsciiDomain(typed)
  return address.length <= maxLength && addressPattern.test(address) ? address : undefined
}

export const isEmailAddress = (text: string): boolean => readEmailAddress(text) !== undefined

/**
 * Any script; converts only the domain, as two look-alike addresses belong to two people.
 * @returns Undefined if it is invalid, or would change when compared.
 */
export function readVouchedAddress(text: string): string | undefined {
  if (text.length > maxLength || text !== text.normalize('NFKC')) return undefined
  const address = withAsciiDomain(text)
  const at = address.lastIndexOf('@')
  const isAddress = localPart.test(address.slice(0, at)) && addressPattern.test(`x${address.slice(at)}`)
  return isAddress && address.length <= maxLength ? address : undefined
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || ascii.test(domain) || !domainPattern.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
