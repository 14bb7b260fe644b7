import { mainLanguage } from '@agency/words/language-codes.ts'
import { decodedOnce } from './addresses.ts'
import { languageOfPath, pathInLanguage } from './languages/language-of-path.ts'

const fixedSpellings: Record<string, string> = { '/login': '/Login', '/agentlogin': '/AgentLogin' }

/** Undefined for a clean path. `/Login`, `/AgentLogin` and `…Detail` (old links) keep any spelling. */
export function cleanPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', ...rest] = segments
  const { language, inside } = languageOfPath(`/${[lowerCase(first), ...rest].join('/')}`)
  if (language !== mainLanguage) {
    const whole = pathInLanguage(cleanPath(inside) ?? inside, language)
    return whole === pathname ? undefined : whole
  }
  const joined = `/${segments.join('/')}`
  if (joined.toLowerCase() in fixedSpellings) return joined === pathname ? undefined : joined
  const cleanFirst = isOldDetail(first) ? first : lowerCase(first)
  const clean = `/${[cleanFirst, ...rest.map(lowerCase)].join('/')}`.replace(/\/$/, '') || '/'
  return clean === pathname ? undefined : clean
}

export function shownSpelling(path: string): string {
  return fixedSpellings[path.toLowerCase()] ?? path
}

const punctuation = /(?:[.,:;!?)\]}'"”’»>*]|%(?:22|3E|5D|7D|E2%80%(?:8B|9D|99)|C2%(?:A0|BB)))+$/i

/** Removes characters that the text around a link added: `/faq.`, `/faq)`, `/faq%E2%80%8B`. */
export function withoutPunctuation(path: string): string {
  return path.replace(punctuation, '')
}

function isOldDetail(segment: string): boolean {
  return /^[a-z0-9-]+Detail$/.test(segment)
}

/** Composes (NFC) and escapes letters of other scripts. Escapes of ASCII stay: they may be separators. */
function lowerCase(segment: string): string {
  const readable = segment.replace(/(?:%[89a-f][0-9a-f])+/gi, decodedOnce).normalize('NFC')
  const lower = readable.replace(/%[0-9a-f]{2}|[^%]+/gi, part => (part.startsWith('%') ? part : part.toLowerCase()))
  return lower.normalize('NFC').replace(/\P{ASCII}+/gu, letters => encodeURIComponent(letters.toWellFormed()))
}
