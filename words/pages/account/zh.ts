import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  agentTitle: '代理登录',
  title: '登录和注册',
  member: { title: '会员', logIn: '登录', signUp: '注册' },
  agent: { title: '代理', logIn: '代理登录', signUp: '成为代理' },
}
