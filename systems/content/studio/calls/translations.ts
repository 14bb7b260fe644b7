import type { Culture } from '@agency/contracts/content/route-node.ts'
import type { TranslationAnswer, TranslationsAnswer } from '@agency/contracts/manage/nodes/node.ts'
import { call } from './call.ts'

export const readTranslation = (key: string, language: string) =>
  call<TranslationAnswer>('GET', `nodes/${key}/translations/${language}`)

export const readTranslations = () => call<TranslationsAnswer>('GET', 'translations')

export const addressOfTranslation = (key: string, language: Culture) => `/pages/${key}/${language}`
