import { wordsIn } from '../../words-in.ts'
import { en } from './en.ts'

export const siteSearchWords = wordsIn({ en })
