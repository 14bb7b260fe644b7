import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '注册账户',
  agree: link => ['我同意', link('条款与条件'), '。'],
  consent: '请按隐私声明所述，以电邮寄优惠给我。',
  optional: '（选填）',
  signUp: '注册',
  haveOne: '我已有账户',
  ready: {
    title: '您的账户已开通',
    text: '我们已寄电邮给您：请打开其中的链接以确认您的地址。您尚未登录。',
    logIn: '登录',
  },
  confirm: {
    title: '确认您的电邮地址',
    heading: '这是您的地址吗？',
    text: address => ['有人以', address, '注册了账户。如果是您本人，请确认。'],
    yes: '是，这是我的',
  },
}
