import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  question: '对此有疑问？',
  pictures: title => `图片：${title}`,
  moreIn: ({ pages, of }) => `${of}还有${pages}页`,
  days: count => `${count}天`,
  nights: count => `${count}晚`,
  ways: '交通方式',
  movements: { road: '陆路', rail: '火车', ferry: '船', ship: '邮轮', river: '河上', flight: '飞机' },
  onDay: day => `第${day}天`,
  onDays: spans => `第${spans}天`,
  subjects: {
    deals: '优惠',
    offers: '旅游配套、邮轮、门票和保险',
    places: '目的地',
    services: '服务和指南',
    reading: '阅读',
    help: '帮助和法律声明',
    contact: '联络与查询',
    account: '您的账户',
  },
}
