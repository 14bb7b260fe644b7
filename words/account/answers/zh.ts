import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  notLoggedIn: '您尚未登录。请再试一次。',
  notCreated: '未能注册您的账户。请再试一次。',
  registered: '您的账户已开通。您尚未登录：请用新密码登录。',
  confirmed: '谢谢您，您的电邮地址已确认。现在可以登录。',
  confirmedBefore: '此账户之前已确认。您可以登录。',
  brokenLink: '该链接已损坏或过期。请登录，或用“忘记密码”索取新链接。',
  phoneMalaysian: country => `这不是${country}的电话号码。请填写不含国家代码的号码，例如012-345 6789。`,
  phone: country => `这不是${country}的电话号码。请填写不含国家代码的号码，例如您在当地拨打的号码。`,
  tooMany: '请求过于频繁。请在几分钟后再试。',
  noAddress: provider => `${provider}没有提供您的电邮地址。请用电邮地址注册。`,
}
