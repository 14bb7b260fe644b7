import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '接收最新优惠',
  consent: '以电邮接收最新优惠，可随时取消。',
  email: '电邮地址',
  example: 'you@example.com',
  send: '订阅优惠',
  sending: '提交中…',
  notReached: '无法连接我们的服务器。您的地址仍在栏位中：请再试一次。',
  notUnderstood: '出现问题。请在几分钟后再试。',
}
