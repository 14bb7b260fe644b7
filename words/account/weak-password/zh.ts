import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  frequent: '很多人使用这个密码，会最先被猜中。',
  repeated: '密码内容重复。请选择彼此无关的词。',
  personal: '密码由最先被猜的词组成：您的姓名、地址或“password”。',
  row: '这是键盘或字母表上连续的一排字符。',
}
