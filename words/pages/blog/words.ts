import { wordsIn } from '../../words-in.ts'
import { en } from './en.ts'

export const blogWords = wordsIn({ en })
