import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  skip: '跳到内容',
  home: brand => `${brand}，主页`,
  site: '网站',
  footer: '页脚',
  languages: '语言',
  toSite: '返回网站',
  logOut: '登出',
  contact: '联络我们',
  privacy: '隐私',
  terms: '条款与条件',
  goToSite: '返回网站',
  requiredField: label => `${label}：必填`,
  headings: {
    403: '此操作并非从这里开始',
    404: '找不到此页面',
    429: '请稍候',
    503: '我们很快回来',
  },
  texts: {
    403: '此操作始于不属于我们的页面，因此没有执行。请在我们的网站上重新开始。',
    404: '此网址没有内容。',
    413: '此表格过大。',
    503: '请稍后再试。',
  },
  wrong: '出了点问题',
  ourFault: '这是我们的问题，与您无关。请稍后再试。',
  problems: {
    unreadableAddress: '此网址含有无法读取的字符。',
    tooLong: '表格中有内容过长。',
    unreadable: '表格中含有无法读取的字符。',
    notForm: '此内容须以表格提交。',
    notSearch: '搜索须以表格提交。',
    notSaved: '无法保存此搜索。',
    tooManyQuestions: '查询次数过多，请稍后再试。',
    noEmail: '电邮栏没有填写或过长。',
  },
  wait: {
    title: '请稍候',
    text: seconds => `尝试次数过多。请在${seconds >= 90 ? `${Math.ceil(seconds / 60)}分钟` : `${seconds}秒`}后再试。`,
    goBack: '返回',
    forgotten: link => ['忘记密码？', link('设置新密码'), '。'],
  },
}
