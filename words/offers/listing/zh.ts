import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  filter: '筛选和排序',
  chosen: count => `已选${count}项`,
  more: count => `另外${count}项`,
  show: '显示结果',
  sort: '排序',
  orders: {
    '': '我们的推荐',
    departure: '最近出发',
    price: '价格由低至高',
    '-price': '价格由高至低',
    nights: '最短优先',
    '-nights': '最长优先',
  },
  filters: {
    region: '地区',
    destination: '目的地',
    brand: '品牌',
    line: '邮轮公司',
    nights: '天数',
    month: '月份',
    price: '价格',
    port: '港口',
    audience: '适合',
  },
  nights: { '1-3': '1至3晚', '4-6': '4至6晚', '7-10': '7至10晚', '11': '11晚或以上' },
  prices: {
    '0-500': 'RM 500以内',
    '500-1500': 'RM 500至RM 1,500',
    '1500-5000': 'RM 1,500至RM 5,000',
    '5000': 'RM 5,000以上',
  },
  lastDates: '最后几个出发日',
  everything: '显示全部',
  about: things => `关于我们的${things}`,
  nothing: '目前没有出售',
  soon: ({ things, ask }) => [
    `新的${things}开放预订后会立刻出现在这里。如果您等不及，请`,
    ask('告诉我们'),
    '您想找什么。',
  ],
  noFit: thing => `没有符合全部条件的${thing}`,
  takeAway: ({ all, ask }) => [
    '请取消其中一项筛选，或',
    all('查看全部'),
    '。如果您有特别的想法，请',
    ask('告诉我们'),
    '，我们会为您找。',
  ],
}
