import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '电邮优惠',
  enter: '请在下方输入您的电邮地址，以收取最新优惠。',
  email: '您的电邮地址',
  again: '再试一次',
  back: '返回刚才的页面',
  home: '前往主页',
  confirm: '请确认您要以此地址收取我们的优惠。',
  confirmed: '是的，请寄优惠给我',
  leaving: '您即将退出名单，之后不会再收到我们的通讯。',
  leave: '退出名单',
  thanks: {
    signUp: '谢谢，我们已收到您的地址。',
    confirm: '谢谢，您已加入名单。',
    leave: '您的地址已从名单中移除。',
  },
  unavailable: '我们的办公室目前没有明确回复，请过几分钟再试。',
  tooMany: '短时间内这里有太多次登记，请十分钟后再试。',
}
