import { wordsIn } from '../../words-in.ts'
import { en } from './en.ts'
import { ms } from './ms.ts'
import { zh } from './zh.ts'

export const enquiryCopyWords = wordsIn({ en, ms, zh })
