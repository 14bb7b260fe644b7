import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  table: number => `Jadual ${number}`,
  tableNamed: ({ number, caption }) => `Jadual ${number}: ${caption}`,
  video: provider => `Video di ${provider}`,
  map: provider => `Peta di ${provider}`,
  newTab: ' (dibuka dalam tab baharu)',
  anotherSite: ' (laman web lain)',
  watch: file => `Tonton video (${file})`,
  listen: file => `Dengar rakaman (${file})`,
  day: number => `Hari ${number}`,
  trip: 'Perjalanan',
}
