import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '卖方资料',
  arranges: '行程主办方资料',
  labels: {
    company: '公司（注册号码）',
    licence: '旅游执照',
    address: '注册地址',
    contact: '电话与电邮',
    price: '价格',
    payment: '付款方式',
    confirmation: '确认',
    correcting: '提交表格之前',
    complaints: '投诉',
  },
  licenceUntil: (licence, day) => `${licence}，有效期至${day}`,
  means: {
    card: '信用卡或借记卡',
    fpx: 'FPX',
    'duitnow-qr': 'DuitNow QR',
    'bank-transfer': '银行转账',
    'e-wallet': '电子钱包',
    cash: '现金',
    instalments: '分期付款',
  },
  parts: {
    taxes: '预订时收取的税费',
    'service-tax': '适用时的服务税',
    'tourism-tax': '外国旅客在马来西亚酒店缴付的旅游税',
    fees: '我们的手续费',
  },
  included: parts => `以令吉计算，包括${parts}。`,
  notIncluded: parts => `不包括：${parts}。`,
  confirmation: days => `在您下单后${days}个工作日内。`,
  correcting: '提交之前，您可以更正所有资料。我们会即时确认收到，并附上参考编号。在我们确认之前，不会作出任何预订。',
  complaints: (mailbox, days) => `请写信至${mailbox}。${days === undefined ? '' : `我们会在${days}天内答复您。`}`,
  tribunal: limit =>
    `如果您不满意，马来西亚消费人索偿仲裁庭可裁决不超过${limit}的索偿，马来西亚民航局可协助处理航班问题。`,
  more: '付款方式、投诉及其他',
}
