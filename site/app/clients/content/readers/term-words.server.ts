import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import { countriesForPhones, countryName } from '@agency/reference-data/countries.ts'
import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { readTermsFrom } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { isRecord } from './kinds/raw-values.ts'

const wordsByLanguage = Object.fromEntries(cultures.map(culture => [culture, new Map<string, string>()]))
readTermsFrom(wordsOf)

/** Remembers the words beside the values of an answer, and of the nodes in it. @returns The answer. */
export function learnTermsOf(culture: Culture, answer: unknown): unknown {
  if (Array.isArray(answer)) for (const one of answer) learnTermsOf(culture, one)
  if (!isRecord(answer)) return answer
  const { termWords, ...others } = answer
  if (isRecord(termWords))
    for (const [english, words] of Object.entries(termWords))
      if (typeof words === 'string' && words) wordsByLanguage[culture]?.set(english, words)
  for (const value of Object.values(others)) if (typeof value === 'object') learnTermsOf(culture, value)
  return answer
}

function wordsOf(english: string): string | undefined {
  const language = currentLanguage()
  if (language === mainLanguage) return undefined
  const country = countryCodes.get(english)
  const term = wordsByLanguage[language]?.get(english)
  return term ?? (country ? countryName(country, english, language) : datedWords(english))
}

const countryCodes = new Map(countriesForPhones().map(({ country_name: name, country_code: code }) => [name, code]))

const months = formatWords(mainLanguage).months
const dated = new RegExp(String.raw`^(?:(\d{1,2}) )?(${months.join('|')}) (\d{4})(?:, (.+))?$`)

/** Of labels as `9 May 2027` and `9 May 2027, school holidays`, where the node of terms has the note. */
function datedWords(english: string): string | undefined {
  const [, date, month = '', year, note] = dated.exec(english) ?? []
  const noteWords = note && wordsByLanguage[currentLanguage()]?.get(note)
  if (!month || (note && !noteWords)) return undefined
  const number = String(months.indexOf(month) + 1).padStart(2, '0')
  const when = date ? formatDay(`${year}-${number}-${date.padStart(2, '0')}`) : formatMonth(`${year}-${number}`)
  return formatWords().row([when, noteWords])
}
