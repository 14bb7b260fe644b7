import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  hello: name => (name ? `${name}，您好：` : '您好：'),
  confirm: {
    subject: '请确认您的电邮地址',
    text: '感谢您注册。请确认这是您的电邮地址：',
    ignore: '如果您没有注册，请忽略此电邮，也不要打开链接。',
  },
  reset: {
    subject: '设置新密码',
    member: '您本人或使用您电邮地址的人要求为您的账户设置新密码。请在30分钟内于此设置：',
    agent: '您本人或使用您电邮地址的人要求为您的代理登录设置新密码。请在30分钟内于此设置：',
    ignore: '如果这不是您提出的，您无需采取任何行动：您的密码保持不变。',
  },
  changed: {
    subject: '您的密码已更改',
    text: '您账户的密码刚刚已更改。如果不是您本人所为，请立即在我们的网站以“忘记密码”设置新密码，并通知我们。',
  },
  applied: {
    subject: reference => `我们已收到您的旅行社注册 ${reference}`,
    text: reference =>
      `感谢您申请成为我们的代理。您的注册已送达我们的代理部，参考编号是${reference}。我们会亲自审核每份执照，并于三个工作日内以书面或电话联络您。`,
    ignore: '目前尚未开通账户。如果这不是您提出的，请通知我们，并注明以上参考编号。',
  },
}
