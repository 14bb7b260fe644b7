import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  notFoundTitle: '404：找不到页面',
  errorTitle: '发生错误',
  delayed: {
    heading: '此页面延误了',
    text: '我们暂时无法连接保存此页面的系统。通常一两分钟后就会恢复；您填写的内容不会丢失。',
  },
  notReady: {
    heading: '此页面尚未准备好',
    text: '我们仍在筹备此网站。请稍后再来。',
  },
  faulty: {
    heading: '我们这边出了问题',
    text: '这是我们的问题，与您无关。我们已记录下来。请再试一次，或从主页开始。',
  },
  mapping: '其内容系统使用自己的名称。以下命令会写出说明这些名称含义的对照文件：',
  again: '再试一次',
  home: '前往主页',
  notFound: {
    code: '找不到此页面',
    heading: '看来这个页面错过了航班',
    text: '让我们带您重新上路，前往梦想中的目的地。',
    inEnglish: page => ['此页面有英文版：', page],
    back: '返回',
    countdown: seconds => [seconds, '秒后返回'],
    stay: '留在此页',
    stayed: '请慢慢看。航班看板列出您可以前往的页面。',
    departures: '出发',
    gate: gate => `登机口 ${gate}`,
    boarding: '登机中',
    missed: '此页面',
    departed: '已起飞',
  },
  previewOver: {
    heading: '此预览已结束',
    text: '预览链接只在限定时间内有效。请向寄给您链接的编辑索取新链接。',
  },
  plain: {
    call: link => `赶时间吗？请致电${link}。`,
    links: ({ again, home }) => `${again('再试一次')}或${home('前往主页')}。`,
    busy: '我们目前特别繁忙',
    notTaken:
      '我们无法接收您提交的内容，也没有对它作任何处理。请返回上一页，您的文字应该还在那里，并在几秒后再提交一次。',
    notMade: '此页面尚未准备好。请在几秒后再试。',
    tooMany: '请求过于频繁',
    tooManyText: '您的网络在短时间内发出了大量请求。请稍候再试。',
  },
  last: {
    heading: '显示错误页面时发生错误',
    text: home => `很抱歉。请${home('前往主页')}，或一分钟后再试。`,
  },
}
