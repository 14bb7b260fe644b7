import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '登录',
  stay: '保持登录',
  forgot: '忘记密码？',
  create: '注册账户',
  amAgent: '我是代理',
  agents: {
    title: '代理登录',
    heading: '代理请在网站登录',
    text: '请准备您的代理编号或用户名及密码。登录前须先完成简短的真人验证。',
    go: '前往代理登录',
    amMember: '我是会员',
    register: '注册您的旅行社',
  },
  done: {
    title: '您已登录',
    welcome: name => `欢迎，${name}`,
    text: '您已登录，正在返回网站。',
    proceed: '继续前往网站',
  },
}
