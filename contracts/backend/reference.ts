import { createHash } from 'node:crypto'

/**
 * 23 characters that are not confused on paper or over the phone: without 0 O, 1 I L, 2 Z apart, 5 S, 6 G, 8 B, U V Y, M N
 * apart. 23 is prime, so the weighted sum below finds every single wrong character and every two that changed places.
 */
const ALPHABET = '2346789ACDEFHJKMPQRTVWX'
const LENGTH = 7

/**
 * The reference of an enquiry, for example `K7Q2-M4TX`: seven characters and a check character. It follows from
 * the idempotency key alone, so the site and the backend arrive at the same one without asking each other.
 * @param attempt Raised by the backend when another enquiry has the same reference already.
 */
export function referenceOf(idempotencyKey: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${attempt}:${idempotencyKey}`).digest()
  let number = digest.readBigUInt64BE()
  let characters = ''
  for (let position = 0; position < LENGTH; position++) {
    characters += ALPHABET[Number(number % 23n)]
    number /= 23n
  }
  return dashed(characters + checkCharacter(characters))
}

/**
 * Puts a typed or spoken reference into its proper form. Lower case, blanks and a missing dash are all right.
 * @returns undefined when it cannot be one: a wrong character, or two that changed places.
 */
export function readReference(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '')
  const proper = characters.length === LENGTH + 1 && [...characters].every(character => ALPHABET.includes(character))
  return proper && checkCharacter(characters.slice(0, LENGTH)) === characters[LENGTH] ? dashed(characters) : undefined
}

function checkCharacter(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => total + ALPHABET.indexOf(character) * (index + 1), 0)
  // The check character weighs 8; multiplied by 3, the inverse of 8 modulo 23, it makes the whole sum 0.
  return ALPHABET[(((-sum * 3) % 23) + 23) % 23] as string
}

const dashed = (characters: string) => `${characters.slice(0, 4)}-${characters.slice(4)}`
