import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  close: '关闭',
  optional: '（选填）',
  check: fields => `请检查${fields}个栏位`,
  showPassword: '显示密码',
  play: '播放幻灯片',
  pause: '暂停幻灯片',
  slide: number => `第${number}张幻灯片`,
  previousSlide: '上一张幻灯片',
  nextSlide: '下一张幻灯片',
}
