import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'

/** Apart from the schemas of own data, which would come to each page that leads here. */
export const ownDataPaths = { en: '/your-data', ms: '/data-anda' } as const

/** Below `/ms` the form has the address that it has in English. */
export const ownDataPath = (language: Language): string =>
  language === 'ms' && language !== currentLanguage() ? ownDataPaths.ms : ownDataPaths.en
