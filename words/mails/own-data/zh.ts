import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  subject: brand => `您在${brand}的个人资料`,
  asked: {
    copy: brand => `您本人或使用您电邮地址的人向${brand}索取与此地址有关的个人资料副本。`,
    erase: brand =>
      `您本人或使用您电邮地址的人要求${brand}删除与此地址有关的个人资料。在您打开链接并按下页面上的按钮之前，我们不会删除任何资料。`,
  },
  button: { copy: '索取副本', erase: '查看将被删除的资料' },
  once: '此链接只能使用一次，24小时后失效。',
  ignore: '如果这不是您提出的，请忽略此电邮，不会有任何变动。',
}
