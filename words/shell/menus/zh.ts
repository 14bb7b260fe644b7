import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  flights: '机票',
  hotels: '酒店',
  both: '机票 + 酒店',
  tours: '旅游配套',
  cars: '租车',
  students: '学生',
  tickets: '景点门票',
  blog: '博客',
  agent: '代理',
  home: '主页',
  browse: '浏览旅游配套',
  ground: '地面配套',
  top: '热门类别',
  attractions: '景点门票',
}
