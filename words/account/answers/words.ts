import { wordsIn } from '../../words-in.ts'
import { en } from './en.ts'

export const accountAnswerWords = wordsIn({ en })
