import { currentLanguage } from './current-language.ts'
import { mainLanguage } from './language-codes.ts'

/** Characters that Unicode has deprecated: no editor types them, and sorting ignores them. */
export const englishBegins = '\u206e'
export const englishEnds = '\u206f'

/** Brackets an English text that a page in another language will show; its way out turns the brackets into `lang`. */
export const asEnglish = (text: string): string =>
  text === '' || text.startsWith(englishBegins) ? text : englishBegins + text + englishEnds

const { document } = globalThis as { document?: object }

/** Without brackets, for other systems. */
export const withoutBrackets = (text: string): string => text.replace(/[\u206e\u206f]/g, '')

/** For templates and models: an English text of the content, such as a value without a term. Not for island's events. */
export const inEnglish = (text: string): string =>
  document || currentLanguage() === mainLanguage ? text : asEnglish(text)
