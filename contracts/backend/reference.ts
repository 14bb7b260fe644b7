import { createHash } from 'node:crypto'

/**
 * 23 signs that nobody confuses on paper or over the phone: without 0 O, 1 I L, 2 Z apart, 5 S, 6 G, 8 B, U V Y, M N apart.
 * Being a prime number of signs, the weighted sum below finds every single wrong sign and every two that changed places.
 */
const SIGNS = '2346789ACDEFHJKMPQRTVWX'
const LENGTH = 7

/**
 * The reference of an enquiry, for example `K7Q2-M4TX`: seven signs and a check sign. It follows from the idempotency key
 * alone, so the site and the backend arrive at the same one without asking each other.
 * @param attempt Raised by the backend when another enquiry has the same reference already.
 */
export function referenceOf(idempotencyKey: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${attempt}:${idempotencyKey}`).digest()
  let number = digest.readBigUInt64BE()
  let signs = ''
  for (let position = 0; position < LENGTH; position++) {
    signs += SIGNS[Number(number % 23n)]
    number /= 23n
  }
  return dashed(signs + checkSign(signs))
}

/**
 * A reference as somebody typed or said it, in its proper form. Small letters, blanks and a missing dash are all right.
 * @returns undefined when it cannot be one: a wrong sign, or two that changed places.
 */
export function readReference(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '')
  const proper = signs.length === LENGTH + 1 && [...signs].every(sign => SIGNS.includes(sign))
  return proper && checkSign(signs.slice(0, LENGTH)) === signs[LENGTH] ? dashed(signs) : undefined
}

function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + SIGNS.indexOf(sign) * (index + 1), 0)
  // The check sign weighs 8; multiplied by 3, the inverse of 8 modulo 23, it makes the whole sum 0.
  return SIGNS[(((-sum * 3) % 23) + 23) % 23] as string
}

const dashed = (signs: string) => `${signs.slice(0, 4)}-${signs.slice(4)}`
