/** The main one first. Addresses begin with `/ms` and `/zh`. */
export const languageCodes = ['en', 'ms', 'zh'] as const

export type Language = (typeof languageCodes)[number]

export const mainLanguage = 'en' satisfies Language

export const isLanguage = (code: string): code is Language => (languageCodes as readonly string[]).includes(code)
