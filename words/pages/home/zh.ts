import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  all: '全部优惠',
  seeAll: '查看全部',
  seeOffer: '查看优惠',
  carousel: '优惠和灵感',
  from: price => `${price}起`,
  forAgents: '净价只显示给已登录的旅行代理。',
  logIn: '代理登录',
  ask: '咨询我们',
  promo: '优惠码',
}
