import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  seeCredit: '查看您的代理信用额',
  seeBalances: '查看您的余额',
  notShown: '暂时无法显示您的余额。',
  onHold: sum => `${sum}冻结中`,
}
