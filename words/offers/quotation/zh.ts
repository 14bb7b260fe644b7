import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: customer => `给${customer}的报价单`,
  from: agency => `由${agency}提供`,
  who: (agency, company) => `${agency}向您报价并接受您的预订。行程由${company}安排，条款如下。`,
  made: '报价日期',
  until: '有效期至',
  chosen: '您的选择',
  price: '价格',
  columns: { what: '项目', people: '人数', each: '每位', sum: '小计' },
  person: '每位',
  total: '总额',
  days: '每日行程',
  day: number => `第${number}天`,
  included: '包括',
  notIncluded: '不包括',
  ended: '此报价单已过期',
  endedText: (agency, day) => `此报价单的有效期至${day}。请向${agency}索取新的报价单。`,
  broken: '无法显示此报价单',
  brokenText: '网址不完整或已被更改。请从原来的讯息再打开一次。',
  goneText: agency => `此行程目前没有出售。请向${agency}咨询相近的行程。`,
}
