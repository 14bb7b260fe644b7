import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  home: '主页',
  breadcrumb: '页面路径',
  pages: '页码',
  page: number => `第${number}页`,
  previous: '上一页',
  next: '下一页',
  carousel: '轮播',
  slide: '幻灯片',
  slideOf: ({ slide, slides }) => `第${slide}张，共${slides}张`,
  inRow: cards => `本行共${cards}项`,
  from: '起价 ',
  leaves: days => `出发日：${days}`,
  travel: days => `旅行日期：${days}`,
  travelNoted: ({ days, note }) => `旅行日期：${days}，${note}`,
  bookBy: day => `请于${day}或之前预订`,
  laterPage: ({ page, description }) => `第${page}页。${description}`,
  laterTitle: page => `，第${page}页`,
}
