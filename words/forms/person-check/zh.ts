import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  expired: '验证已过期或未通过。请再试一次。',
  used: '此验证已使用过。请再试一次。',
  notPassed: '验证未通过。请再试一次。',
  notMade: '暂时无法进行验证。请在一分钟后再试。',
  missing: '缺少验证。',
}
