import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  write: '写信给我们',
  onWhatsApp: '用WhatsApp咨询',
  planner: '您的顾问',
  speaks: languages => `会说${languages}`,
  sampleReview: '示例评价',
  reviews: '旅客评价',
  stars: rating => `${rating}星（满分5星）`,
  deposit: '您的订金',
  cancelling: '如何取消',
}
