import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  phoneMissing: '请填写电话号码：没有电话号码，我们的办公室无法受理此表格。',
  phoneWrong: '此号码无法拨通。请按在马来西亚拨打的方式填写，例如012-345 6789，或加上+和国家代码，例如+65 6123 4567。',
  number: ({ tens, units }) => `${'二三四五六七八九'[tens - 2]}十${['', ...'一二三四五六七八九'][units]}`,
  anotherReturn: '在其他地点还车，请在讯息中注明',
  thanks: '谢谢您，我们已收到您的讯息',
  reference: '您的参考编号',
  receipt: '附有此编号的回执正寄往您的电邮信箱。',
  noReceipt: '请记下此编号，方便我们查找您的讯息。',
  home: '返回主页',
}
