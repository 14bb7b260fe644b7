import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const ms: Translation<typeof en> = {
  named: audience =>
    (
      ({
        'muslim-friendly': 'pengembara Muslim',
        solo: 'pengembara solo',
        families: 'keluarga',
        couples: 'pasangan',
        seniors: 'warga emas',
        students: 'pelajar',
        groups: 'kumpulan',
        friends: 'rakan-rakan',
      }) as Record<string, string>
    )[audience] ?? audience.replaceAll('-', ' '),
}
