import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  named: audience =>
    (
      ({
        'muslim-friendly': '穆斯林旅客',
        solo: '独行旅客',
        families: '家庭',
        couples: '情侣',
        seniors: '乐龄人士',
        students: '学生',
        groups: '团体',
        friends: '朋友',
      }) as Record<string, string>
    )[audience] ?? audience.replaceAll('-', ' '),
}
