import { plainText } from './values.ts'

const translations = (
  [
    ['\\bc\\.?n\\.?b\\b', 'child without bed'],
    ['\\bc\\.?w\\.?b\\b', 'child with bed'],
    ['\\b(?:chd|kanak-kanak|budak)\\b|小童|儿童|小孩|孩童', 'child'],
    ['\\b(?:inf|bayi)\\b|婴儿', 'infant'],
    ['\\b(?:adt|adl|(?:orang )?dewasa)\\b|成人|大人', 'adult'],
    ['\\bharga\\b|每人|价格?', 'price'],
    ['\\b(?:warga emas)\\b|长者|老人', 'senior'],
    ['\\b(?:katil tambahan)\\b|加床', 'extra bed'],
    ['\\b(?:tanpa katil)\\b|不占床', 'without bed'],
    ['\\b(?:dengan katil)\\b|占床', 'with bed'],
    ['单人?房差价?', 'single supplement'],
    ['\\b(?:supp|suppl|surcharge|tambahan|caj)\\b\\.?|附加费?|差价', 'supplement'],
    ['\\b(?:cukai)\\b|税', 'tax'],
    ['\\b(?:insurans)\\b|保险', 'insurance'],
    ['\\b(?:diskaun|rebate)\\b|折扣|优惠', 'discount'],
    ['\\b(?:yuran)\\b|签证|押金|订金', 'fee'],
    ['小费', 'tipping'],
    ['\\b(?:sgl|bujang)\\b|单人房', 'single'],
    ['\\b(?:dbl|twn|berdua)\\b|双人房|双床房', 'twin'],
    ['\\b(?:trp|tpl|bertiga)\\b|三人房', 'triple'],
    ['\\b(?:berempat)\\b|四人房', 'quad'],
    ['\\b(?:3rd|ketiga)\\b|第三人?', 'third'],
    ['\\b(?:4th|keempat)\\b|第四人?', 'fourth'],
    ['\\b(?:pax|orang|pers)\\b', 'people'],
    ['(?<=\\d) ?(?:人|位)', 'people'],
    ['\\b(?:hingga|sehingga)\\b|(?<=\\d) ?[-~至] ?(?=\\d)', 'to'],
  ] as const
).map(([source, word]) => [new RegExp(source, 'gi'), ` ${word} `] as const)

export const inKnownWords = (label: string): string =>
  translations
    .reduce((text, [pattern, word]) => text.replace(pattern, word), plainText(label))
    .replace(/\s+/g, ' ')
    .trim()

const numberWords = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = `(\\d+|${numberWords.slice(1).join('|')})`

/** `#` stands for a number, in digits or as words up to twelve. */
export const numbered = (pattern: string) => new RegExp(pattern.replaceAll('#', number), 'i')

export const numberOf = (text = ''): number => {
  const at = numberWords.indexOf(text.toLowerCase())
  return at > 0 ? at : Number(text)
}

export const numberIn = (pattern: RegExp, label: string): number | undefined => {
  const text = pattern.exec(label)?.slice(1).find(Boolean)
  return text === undefined ? undefined : numberOf(text)
}
