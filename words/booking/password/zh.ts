import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  label: '新密码',
  again: '确认新密码',
  hint: min => `至少${min}个字符。`,
  forgot: {
    title: '忘记密码',
    heading: '忘记密码？',
    text: '请填写您账户的电邮地址。我们会寄链接给您，以设置新密码。',
    send: '寄出链接',
    toLogIn: '返回登录',
  },
  sent: {
    title: '请查看您的邮箱',
    text: '如果此地址有账户，链接即将寄到，30分钟内有效。',
  },
  choose: { title: '设置新密码', save: '保存密码' },
  changed: {
    title: '您的密码已更改',
    text: '您已在所有设备登出。请以新密码登录。',
    logIn: '登录',
  },
  broken: {
    title: '此链接已失效',
    text: '每个链接只能在30分钟内使用一次。请索取新链接。',
    again: '寄出新链接',
  },
  change: {
    button: '更改密码',
    done: '您的密码已更改，其他设备已登出。',
    none: '您以Google或Facebook登录，在此没有密码。您可以通过电邮设置密码。',
    sendMe: '寄链接给我',
  },
}
