import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  search: '搜索问题与解答',
  examples: '行李、签证、退款……',
  find: '查找',
  subjects: '主题',
  every: '显示全部问题',
  count: answers => (answers === 0 ? '没有符合的解答' : `${answers}个解答`),
  countFor: ({ count, words }) => `“${words}”：${count}。`,
  all: '全部问题与解答',
  allText: '全部问题与解答，都在一页上。',
  answersAbout: ({ count, subject }) => `关于${subject}的${count}个解答。`,
  titled: subject => `${subject}：问题与解答`,
  loose: '其他问题',
  unnamed: '问题',
  still: '还有问题？',
  link: '此解答的链接',
  answer: '解答',
  more: subject => `更多关于${subject}的解答`,
  onward: ({ subject, about, every }) => [about(`关于${subject}的全部解答`), '，或', every('全部问题')],
}
