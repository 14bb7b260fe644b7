const MAX_LENGTH = 254
/**
 * As browsers judge an address (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), but with a dot in
 * its domain: no mailbox on the internet is without one, and `mei@gmail` is a slip.
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const ASCII = /^[\x20-\x7e]*$/
/** What stands before the @ in an address that need not be ASCII (RFC 6531), without quotes. */
const LOCAL_PART = /^[^\s\p{C}@<>"(),:;\\[\]]+$/u

/**
 * An e-mail address as people type and paste it: `aisyah＠example.com`, with a zero-width space at its end, at
 * `müller.example`.
 * @returns The address as mail servers take it; undefined if it is none.
 */
export function readEmailAddress(text: string): string | undefined {
  if (text.length > 2 * MAX_LENGTH) return undefined
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim()
  const address = withAsciiDomain(typed)
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : undefined
}

/** Whether a text is an e-mail address, as `readEmailAddress` reads it. */
export const isEmailAddress = (text: string): boolean => readEmailAddress(text) !== undefined

/**
 * An address that Google or Facebook vouch for, in any script. Its domain is written as mail servers take it, and nothing
 * else is corrected: two addresses that only look alike belong to two people.
 * @returns Undefined if it is no address, or one that would turn into another when it is compared.
 */
export function readVouchedAddress(text: string): string | undefined {
  if (text.length > MAX_LENGTH || text !== text.normalize('NFKC')) return undefined
  const address = withAsciiDomain(text)
  const at = address.lastIndexOf('@')
  const isAddress = LOCAL_PART.test(address.slice(0, at)) && ADDRESS.test(`x${address.slice(at)}`)
  return isAddress && address.length <= MAX_LENGTH ? address : undefined
}

/** Domains have a second spelling in ASCII, `xn--mller-kva.example` for `müller.example`, which every mail server takes. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || ASCII.test(domain) || !DOMAIN.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
