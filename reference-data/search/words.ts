/** `Québec` becomes `quebec`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Lower case without accents, single spaces; Latin letters, digits and Chinese characters. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9\p{Script=Han}]+/gu, ' ')
    .trim()
}

/** `hongkong` and `Hong Kong` are one. */
export function joined(plain: string): string {
  return plain.replaceAll(' ', '')
}

export function lettersOf(plain: string): number {
  let letters = 0
  for (let position = 0; position < plain.length; position++) {
    const letter = plain.charCodeAt(position) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

export function lettersMissing(letters: number, among: number): number {
  let rest = letters & ~among
  let count = 0
  for (; rest; rest &= rest - 1) count++
  return count
}

const saysNothing = new Set(['airport', 'airports', 'international', 'intl', 'lapangan', 'terbang', 'antarabangsa'])

export function tellingWords(plain: string): string[] {
  const words = plain.replace(/(?<=.)(国际)?机场$/, '').split(' ')
  const telling = words.filter(word => !saysNothing.has(word))
  return telling.length > 0 ? telling : words
}

const letters: Record<string, string> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

/** `Đà Nẵng & Hội An` becomes `da-nang-hoi-an`; empty without a Latin letter or a digit. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’`]/gu, '')
    .replace(/[đðøłßæœıþ]/g, letter => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
