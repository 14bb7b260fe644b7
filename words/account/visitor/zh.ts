import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  logIn: '登录',
  signUp: '注册',
  hi: '您好，',
  hiTo: name => `您好，${name}`,
  traveller: '旅客',
  logOut: '登出',
  menu: {
    manageProfile: '个人资料',
    managePassword: '更改密码',
    upcomingTrips: '即将出发的行程',
    travelHistory: '行程记录',
    frequentFlyer: '飞行常客',
    travellerGroup: '同行旅客',
    savedSearch: '已保存的搜索',
  },
  balances: '您的余额',
  notShownAgain: '暂时无法显示您的余额。请在几分钟后再试。',
  expires: ({ sum, day }) => `${sum}将于${day}到期`,
  agentCredit: '代理信用额',
  travelCredit: '旅行信用额（电子现金券）',
  wallet: '旅行钱包',
}
