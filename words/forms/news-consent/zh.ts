import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  agree: notice => [
    '我同意按',
    notice('隐私声明'),
    '所述，使用我的姓名和电邮地址，以电邮寄优惠给我。我可以随时收回此同意。',
  ],
}
