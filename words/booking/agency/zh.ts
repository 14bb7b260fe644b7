import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  title: '注册您的旅行社',
  intro:
    '适用于希望以净价向我们预订的持照旅行社。我们的代理部会审核每份注册，并于三个工作日内答复。在此之前不会开通账户。',
  chooseState: '请选择',
  states: {
    Johor: '柔佛',
    Kedah: '吉打',
    Kelantan: '吉兰丹',
    'Kuala Lumpur': '吉隆坡',
    Labuan: '纳闽',
    Melaka: '马六甲',
    'Negeri Sembilan': '森美兰',
    Pahang: '彭亨',
    Penang: '槟城',
    Perak: '霹雳',
    Perlis: '玻璃市',
    Putrajaya: '布城',
    Sabah: '沙巴',
    Sarawak: '砂拉越',
    Selangor: '雪兰莪',
    Terengganu: '登嘉楼',
    'Outside Malaysia': '马来西亚以外',
  },
  hints: {
    licence: '按执照填写，例如KPK/LN 1234。',
    registration: 'SSM号码，例如201901000005。',
    message: '您的业务，以及最方便联络您的方式。',
  },
  send: '提交注册',
  amAgent: '我已是代理',
  arrived: {
    title: '我们已收到您的注册',
    reference: (reference, email) => ['您的参考编号是', reference, email ? `。我们会寄回执到${email}。` : '。'],
    text: '我们的代理部会审核执照，并于三个工作日内答复。在此之前不会开通账户。',
  },
}
