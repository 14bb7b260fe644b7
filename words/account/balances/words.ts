import { wordsIn } from '../../words-in.ts'
import { en } from './en.ts'

export const balanceWords = wordsIn({ en })
