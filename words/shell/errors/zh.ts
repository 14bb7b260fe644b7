import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  notFoundTitle: '404 找不到页面',
  errorTitle: '发生错误',
  delayed: {
    heading: '此页面延误了',
    text: '我们无法连上保存此页面的柜台。通常需要一两分钟；您填写的内容不会丢失。',
  },
  notReady: {
    heading: '此页面尚未准备好',
    text: '我们仍在设置此网站，请稍后再来。',
  },
  faulty: {
    heading: '我们这边出了问题',
    text: '这是我们的问题，与您无关。我们已记录下来。请再试一次，或从主页开始。',
  },
  mapping: '其内容系统使用自己的名称。此命令会写出说明其含义的映射文件：',
  again: '再试一次',
  home: '前往主页',
  notFound: {
    code: '找不到此页面',
    heading: '此页面好像误了航班',
    text: '让我们带您回到前往梦想目的地的路上。',
    back: '返回',
    countdown: seconds => ['', seconds, ' 秒后返回'],
    stay: '留在此页',
    stayed: '请慢慢看。航班板列出您可以前往的地方。',
    departures: '出发',
    gate: gate => `${gate} 号登机口`,
    boarding: '登机中',
    missed: '此页面',
    departed: '已起飞',
  },
  previewOver: {
    heading: '此预览已结束',
    text: '预览链接只在限定时间内有效。请向发送链接给您的编辑索取新链接。',
  },
  plain: {
    call: link => `赶时间？请致电 ${link}。`,
    links: ({ again, home }) => `${again('再试一次')}或${home('前往主页')}。`,
    busy: '我们目前特别繁忙',
    notTaken: '我们无法接收您发送的内容，也没有对它作任何处理。请返回上一页，您的文字应该还在，过几秒再发送。',
    notMade: '此页面尚未准备好，请过几秒再试。',
    tooMany: '一次请求过多',
    tooManyText: '短时间内您的网络发出了许多请求。请稍等片刻，然后再试。',
  },
  last: {
    heading: '显示错误页面时发生错误',
    text: home => `很抱歉。请${home('前往主页')}，或稍后再试。`,
  },
}
