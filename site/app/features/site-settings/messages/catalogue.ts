import { english } from './english.ts'
import { malay } from './malay.ts'
import type { Language, Messages } from './message-types.ts'

/** The language of a page that names none. */
export const mainLanguage: Language = 'en-MY'

/** The main language first. A further language is a line here and a file beside it. */
export const catalogue: Record<Language, Messages> = { 'en-MY': english, 'ms-MY': malay }
