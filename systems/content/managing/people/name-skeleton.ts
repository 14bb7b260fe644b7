/** Look-alikes of Latin letters from other scripts: the commonest of Unicode's confusables (UTS 39). */
const lookAlike = new Map(
  Object.entries({
    a: 'аɑα',
    b: 'Ьв',
    c: 'сϲ',
    e: 'еє',
    h: 'һн',
    i: 'іı1l|ɩι',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ո',
    o: 'оοօ0',
    p: 'рρ',
    s: 'ѕ5',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уү',
  }).flatMap(([letter, others]) => [...others].map(other => [other, letter])),
)

/** A name without case, accents, blanks, signs and look-alikes: two names with one skeleton read the same. */
export const skeletonOf = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}|]/gu, ''),
  ]
    .map(character => lookAlike.get(character) ?? character)
    .join('')
