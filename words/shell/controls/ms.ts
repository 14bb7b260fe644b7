import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  close: 'Tutup',
  optional: '(pilihan)',
  check: fields => `Sila semak ${fields} ruangan`,
  showPassword: 'Papar kata laluan',
  play: 'Mainkan slaid',
  pause: 'Jeda slaid',
  slide: number => `Slaid ${number}`,
  previousSlide: 'Slaid sebelumnya',
  nextSlide: 'Slaid seterusnya',
}
