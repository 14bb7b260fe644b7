import type { Language } from './language-codes.ts'

/** Apart from the codes, which are all that browsers need. `tag` is BCP 47. */
export const languages = {
  en: { tag: 'en-MY', name: 'English' },
  ms: { tag: 'ms-MY', name: 'Bahasa Melayu' },
  zh: { tag: 'zh-Hans-MY', name: '中文' },
} as const satisfies Record<Language, { tag: string; name: string }>

export const tagOf = (language: Language) => languages[language].tag

/** The law asks for statements, who sells and what cancelling costs, also in the national language. */
export const statementLanguages = (language: Language): Language[] =>
  language === nationalLanguage ? [language] : [language, nationalLanguage]

export const nationalLanguage = 'ms' satisfies Language
