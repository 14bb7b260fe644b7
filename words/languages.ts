/** The languages of the site, the main one first. `tag` is BCP 47; addresses begin with `/ms` and `/zh`. */
export const languages = {
  en: { tag: 'en-MY', name: 'English' },
  ms: { tag: 'ms-MY', name: 'Bahasa Melayu' },
  zh: { tag: 'zh-Hans-MY', name: '中文' },
} as const

export type Language = keyof typeof languages

export const mainLanguage = 'en' satisfies Language

export const tagOf = (language: Language) => languages[language].tag

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** The law asks for statements, who sells and what cancelling costs, also in the national language. */
export const statementLanguages = (language: Language): Language[] =>
  language === nationalLanguage ? [language] : [language, nationalLanguage]

export const nationalLanguage = 'ms' satisfies Language
