import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  yours: '您的选择',
  allPrices: '全部价格',
  bar: { tour: '选择行程', cruise: '选择舱房', ticket: '购票', insurance: '投保', dated: '选择日期' },
  trip: {
    title: '要我们和您一起安排吗？',
    text: answered => `告诉我们何时出发、和谁同行，顾问会为您拟好方案。回复时间：${answered}。`,
    button: '咨询顾问',
  },
  tickets: {
    title: '要我们为您购票吗？',
    text: answered => `告诉我们数量和日期。回复时间：${answered}。`,
    button: '购票',
  },
  cover: {
    title: '要我们为您找合适的保障吗？',
    text: answered => `告诉我们您去哪里、去多久、和谁同行。回复时间：${answered}。`,
    button: '投保',
  },
  asked: '您咨询的项目',
  asking: page => ['您正在咨询', page],
  price: '价格',
  from: price => `${price}起`,
  groupPrice: '团体价',
  quoteFor: people => `请报${people}人的价格`,
  aged: ({ count, ages }) => `${count}，年龄${ages}`,
  more: departures => `另有${departures}个`,
  months: ({ first, last }) => `${first}至${last}`,
  between: ({ first, last }) => `旅行日期：${first}至${last}。`,
}
