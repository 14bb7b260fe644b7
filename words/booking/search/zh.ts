import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  arrived: {
    flight: '已收到您的机票搜索',
    'flight + hotel': '已收到您的机票 + 酒店搜索',
    hotel: '已收到您的酒店搜索',
    car: '已收到您的租车搜索',
  },
  way: ({ from, to }) => (to ? `${from}至${to}` : from),
  oneWay: day => `${day}，单程`,
  party: ({ adults, children, infants }) =>
    [adults && `${adults}位成人`, children && `${children}位儿童`, infants && `${infants}位婴儿`]
      .filter(Boolean)
      .join('，'),
  students: count => `${count}份学生票价`,
  rooms: count => `${count}间客房`,
  stars: count => `${count}星`,
  cabins: { Y: '经济舱', S: '特级经济舱', C: '商务舱', F: '头等舱' },
  direct: '直飞航班',
  promo: code => `优惠码${code}`,
  times: ({ from, back }) => `${from}取车，${back}前还车`,
  change: '更改搜索',
  save: '保存此搜索',
  saved: ({ product, facts }) => `${product}：${facts.join('，')}`,
  products: { flight: '机票', 'flight + hotel': '机票 + 酒店', hotel: '酒店', car: '租车' },
  failure: {
    title: '发生错误',
    heading: '读取您的搜索时发生错误',
    text: '请再看一次您的搜索：能读取的内容已填好。如果再次发生，请询问我们。',
    back: '返回搜索',
  },
  ask: '咨询旅游顾问',
  start: {
    title: '请从网站开始搜索',
    text: '请在网站选择地点和日期，其余的交给我们。',
    button: '开始搜索',
  },
}
