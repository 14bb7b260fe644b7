import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '电邮优惠资讯',
  enter: '请在下方输入您的电邮地址，以接收最新优惠。',
  email: '您的电邮地址',
  again: '再试一次',
  back: '返回刚才的页面',
  home: '前往主页',
  confirm: '请确认您希望在此地址接收我们的优惠资讯。',
  confirmed: '是，请寄优惠给我',
  leaving: '您即将取消订阅，之后不会再收到我们的优惠资讯。',
  leave: '取消订阅',
  thanks: {
    signUp: '谢谢您，我们已收到您的地址。',
    confirm: '谢谢您，您已订阅。',
    leave: '您的地址已从名单中移除。',
  },
  dead: { confirm: '此链接已失效，请重新订阅。', leave: '此链接不属于名单上的任何地址。' },
  unavailable: '我们的办公室暂时没有明确回复。请在几分钟后再试。',
  tooMany: '短时间内从这里收到太多订阅申请。请在十分钟后再试。',
}
