import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  skip: '跳到内容',
  onThisPage: '本页内容',
  lastChanged: day => `最后更新：${day}`,
  askOnWhatsApp: title => `您好，我想询问有关${title}的问题。`,
}
