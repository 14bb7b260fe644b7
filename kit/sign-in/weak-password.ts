import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weakPasswordWords } from '@agency/words/account/weak-password/words.ts'

/** By frequency in leaked lists, from 8 characters. Source: the package zxcvbn 4.4.2 (MIT). */
const frequent = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))
const common = 'password passwort passw0rd studio admin administrator welcome letmein qwerty iloveyou malaysia secret'
const minRest = 6
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

export type Weakness = keyof ReturnType<typeof weakPasswordWords>

/** In English. */
export function whyWeak(password: string, personal: string[]): string | undefined {
  const weakness = weaknessOf(password, personal)
  return weakness && weakPasswordWords('en')[weakness]
}

/**
 * Does not check the length.
 * @param own Words of the user and the site: name, address, brand.
 */
export function weaknessOf(password: string, personal: string[]): Weakness | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (frequent.has(plain)) return 'frequent'
  if (/^(.{1,6})\1+.{0,5}$/u.test(plain)) return 'repeated'
  const words = [...common.split(' '), ...personal.flatMap(wordsOf)].toSorted((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain).replace(/[^\p{L}\p{N}]/gu, '')
  if (rest.length < minRest) return 'personal'
  if (withoutRuns(rest).length < minRest) return 'row'
  return undefined
}

const wordsOf = (text: string) =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].map(word => word.toLowerCase()).filter(word => word.length > 2)

/** Replaces each keyboard run, such as "4567" and "poiu", by one character. */
function withoutRuns(text: string): string {
  const characters = [...text]
  return characters.filter((character, at) => at === 0 || !areNeighbours(characters[at - 1] ?? '', character)).join('')
}

const areNeighbours = (one: string, other: string) =>
  one === other || rows.some(row => row.includes(one + other) || row.includes(other + one))
