import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  goodToKnow: '须知',
  seller: '由谁回复您',
  consent: '我同意以上资料用于回复我的咨询。',
  send: '提交',
}
