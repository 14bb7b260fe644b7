import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  open: 'Cari dalam laman web',
  headerExamples: 'Mahu ke mana, atau cari apa?',
  examples: 'Langkawi, bayaran balik, pelayaran sungai…',
  suggestions: 'Cadangan',
  label: 'Perkataan yang dicari',
  button: 'Cari',
  found: suggestions => `${suggestions} cadangan, gunakan kekunci anak panah`,
}
