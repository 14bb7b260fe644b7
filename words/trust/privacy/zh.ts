import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  measuring: {
    title: '访问统计',
    text: ({ name, host }) =>
      `我们使用位于${host}的${name}统计访问次数，不使用Cookie。它会得知哪个页面被阅读、进行了搜索或提交了表格，并如同每个网页服务器一样得知您的网络地址；它不会得知您的姓名、搜索词或您输入的任何内容。您的账户、代理页面和报价单不列入统计。发送Do Not Track或Global Privacy Control的浏览器也不列入统计。`,
  },
  officer: {
    title: '个人资料保护官',
    write: '请写信至',
    ask: '索取您的个人资料副本，或要求删除',
  },
}
