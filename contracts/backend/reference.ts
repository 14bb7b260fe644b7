import { createHash } from 'node:crypto'

/**
 * 23 characters that nobody confuses on paper or over the phone: without 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V Y, M N in
 * pairs. 23 is prime, so the weighted sum finds every single wrong character and every swapped pair.
 */
const alphabet = '2346789ACDEFHJKMPQRTVWX'
const referenceLength = 7

/**
 * The reference of an enquiry, for example `K7Q2-M4TX`: seven characters and a check character. It follows from the
 * idempotency key alone, so that the site and the backend compute the same one.
 * @param attempt Raised by the backend when another enquiry has the same reference already.
 */
export function referenceOf(idempotencyKey: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${attempt}:${idempotencyKey}`).digest()
  let number = digest.readBigUInt64BE()
  let characters = ''
  for (let position = 0; position < referenceLength; position++) {
    characters += alphabet[Number(number % 23n)]
    number /= 23n
  }
  return dashed(characters + checkCharacter(characters))
}

/** Ignores case, blanks and a missing dash; undefined for a wrong or swapped character. */
export function readReference(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '')
  const proper =
    characters.length === referenceLength + 1 && [...characters].every(character => alphabet.includes(character))
  return proper && checkCharacter(characters.slice(0, referenceLength)) === characters[referenceLength]
    ? dashed(characters)
    : undefined
}

function checkCharacter(characters: string): string {
  const sum = [...characters].reduce((total, character, index) => total + alphabet.indexOf(character) * (index + 1), 0)
  // The check character weighs 8; multiplied by 3, the inverse of 8 modulo 23, it makes the whole sum 0.
  return alphabet[(((-sum * 3) % 23) + 23) % 23] as string
}

const dashed = (characters: string) => `${characters.slice(0, 4)}-${characters.slice(4)}`
