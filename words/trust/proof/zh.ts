import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  group: {
    state: (people, min) =>
      min
        ? `目前${people}人，最少${min}人：${people >= min ? '确定出发' : `还差${min - people}人`}`
        : `目前已有${people}人预订`,
    short: (people, min) => (min ? (people >= min ? '确定出发' : `还差${min - people}人`) : `${people}人已预订`),
    asOf: day => `截至${day}的预订。`,
    sample: '示例：',
    samples: '这些数字仅为示例。',
  },
  mean: (rating, count) => `${rating}分（满分5分），${count}则评价的平均值`,
  photographs: '实际样貌',
  houses: {
    named: days => `我们最迟在出发前${days}天公布每家酒店的名称，等级与此处所列相同。`,
    later: '住宿为此类酒店；名称会写在您的旅行文件中。',
    sample: '这些名称仅为示例：这些酒店并不存在。',
  },
  answered: {
    usual: '尽快',
    measured: ({ count, unit }) => `通常在${count}个工作${unit === 'hour' ? '小时' : '日'}内（按过去30天统计）`,
    sentence: within => `我们的回复时间：${within}。`,
  },
}
