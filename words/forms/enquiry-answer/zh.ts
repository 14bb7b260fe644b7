import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  phoneMissing: '请提供电话号码：没有号码，我们的办公室无法受理此表格。',
  phoneWrong:
    '我们无法拨打此号码。请按在马来西亚拨打的方式填写，例如 012-345 6789，或加上 + 和国家代码，例如 +65 6123 4567。',
  number: ({ tens, units }) => `${'二三四五六七八九'[tens - 2]}十${['', ...'一二三四五六七八九'][units]}`,
  anotherReturn: '在其他地点还车，请在留言中注明',
  thanks: '谢谢，我们已收到您的留言',
  reference: '您的参考编号',
  receipt: '附有此编号的回执已寄往您的邮箱。',
  noReceipt: '请记下此编号，方便我们查找您的留言。',
  home: '返回主页',
}
