import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  subject: reference => `我们已收到您的讯息：${reference}`,
  dear: name => `${name}，您好：`,
  hello: '您好：',
  thanks: brand => `谢谢您。${brand}已收到您的讯息。您的参考编号是：`,
  corrected: reference => `网站上显示的编号是${reference}，请改用以上编号。`,
  attached: '随附出发日期的日历文件。目前尚未预订。',
  whoAnswers: '由谁回复您',
  answer: ({ planner, within, byPhone }) =>
    `${planner ? `${planner}或同事` : '旅游顾问'}会阅读并回复您${within && `（回复时间：${within}）`}。如需补充，请${byPhone ? '回复此电邮或致电' : '回复此电邮'}，并注明参考编号。`,
  planner: '您的顾问',
  hours: '办公时间',
  phone: '电话',
  email: '电邮',
  lookAgain: '再看一次',
  copy: '您提交的内容',
  withoutAddresses: '此副本不包括您所写的网址和电邮地址。',
  ignore: '如果您没有写信给我们，请忽略此电邮。',
  pictureOf: title => `${title}的图片`,
  chosen: '所选',
  event: title => `${title}（仅咨询，未预订）`,
  reference: reference => `参考编号：${reference}`,
}
