import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  main: '主菜单',
  menu: '菜单',
  closeMenu: '关闭菜单',
  all: entry => `全部${entry}`,
  hotline: '热线',
  callHotline: number => `热线：${number}`,
  brand: brand => `${brand}，主页`,
  daysLeft: days => (days === 0 ? '不到一天' : `${days}天`),
  dayUnit: '天',
  footer: '页脚',
  languages: '语言',
  social: ({ brand, network }) => `${brand}的${network}`,
  enquiries: '一般咨询',
  support: '客户服务',
  agents: '旅行代理',
  partners: '合作伙伴',
  recaptcha: ({ privacy, terms }) => [
    '代理登录受reCAPTCHA保护，适用Google的',
    privacy('隐私政策'),
    '和',
    terms('服务条款'),
    '。',
  ],
  offline: '您已离线。目前的页面仍可阅读；新页面须待恢复连接后才能打开。',
  loading: '正在载入页面',
  preview: {
    title: '预览',
    text: ({ name, until }) => [
      '“',
      name,
      `”的最新版本，连同与它一起发布的内容。访客可能还看不到。链接会继续在此预览中打开，预览有效至${until}。`,
    ],
    leave: '离开预览',
  },
}
