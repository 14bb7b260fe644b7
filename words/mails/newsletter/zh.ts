import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  confirmSubject: brand => `请确认：${brand}的优惠资讯`,
  confirmText: brand => `您本人或使用您电邮地址的人要求${brand}把优惠资讯寄到此地址。请问是否属实？`,
  confirm: '是，请寄优惠给我',
  unconfirmed: '如果您没有确认，我们不会寄出任何资讯，并会在30天后删除此地址。',
  welcomeSubject: brand => `您已订阅：${brand}的优惠资讯`,
  welcome: consent => `谢谢您的确认。${consent && `您同意的内容是：${consent}`}`,
  leave: '取消订阅',
  answers: {
    sent: '快完成了：我们已寄出一封电邮。请打开电邮并确认您的地址。',
    known: '此地址已在我们的名单中。',
    confirmed: '谢谢您。您的地址已加入名单。',
    left: '您的地址已从名单中移除，您不会再收到我们的优惠资讯。',
  },
}
