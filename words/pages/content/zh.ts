import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  table: number => `表${number}`,
  tableNamed: ({ number, caption }) => `表${number}：${caption}`,
  video: provider => `${provider}视频`,
  map: provider => `${provider}地图`,
  newTab: '（在新标签页打开）',
  anotherSite: '（其他网站）',
  watch: file => `观看视频（${file}）`,
  listen: file => `收听录音（${file}）`,
  day: number => `第${number}天`,
  trip: '行程',
}
