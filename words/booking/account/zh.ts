import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  label: '您的账户',
  hi: name => `您好，${name}`,
  pages: {
    profile: '个人资料',
    password: '更改密码',
    upcoming: '即将出发的行程',
    history: '行程记录',
    flyer: '飞行常客',
    group: '同行旅客',
    searches: '已保存的搜索',
  },
  add: '添加',
  remove: (title, hidden) => ['移除', hidden(` ${title}`)],
  profile: {
    email: '电邮',
    unconfirmed: '（尚未确认）',
    news: '以电邮寄优惠给我',
    save: '保存',
    saved: '您的个人资料已保存。',
  },
  flyer: {
    none: '添加您的会员号码，预订时我们会代您注明。',
    unnamed: '飞行常客',
    heading: '添加会员号码',
    hint: '两个字符，例如MH。',
  },
  group: {
    none: '添加与您同行的人，以后无需再输入他们的姓名。',
    heading: '添加旅客',
    latin: '机票上印的姓名：请按护照使用拉丁字母。',
    born: day => `出生日期：${day}`,
  },
  searches: {
    none: '请在网站搜索，再从显示搜索的页面保存。',
    saved: day => `保存于${day}`,
    again: '再次搜索',
  },
  trips: {
    none: link => ['目前没有预订。', link('寻找您的下一趟旅程'), '。'],
    noHistory: '您过往的行程会列在这里。',
    states: { confirmed: '已确认', 'awaiting payment': '等待付款', cancelled: '已取消' },
    products: {
      flight: '机票',
      hotel: '酒店',
      'flight + hotel': '机票和酒店',
      car: '租车',
      'tour package': '旅游配套',
      cruise: '邮轮',
    },
    reference: ({ product, reference }) => [`${product} · 参考编号 `, reference],
    paid: amount => [amount, ' 已付'],
    toPay: amount => [amount, ' 待付'],
  },
}
