import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  state: '工作地点',
  school: '学校假期',
  noSchool: '没有孩子上学',
  schoolGroup: ({ group, where }) => `${group}组：${where}`,
  month: '月份',
  anyMonth: '全年最佳假期',
  submit: '显示假期',
  resultsAll: state => `${state}的最佳假期`,
  resultsOf: ({ state, month }) => `${state}的假期，${month}`,
  nothing: month => `${month}没有公共假期能连成更长的假期。请试其他月份。`,
  days: ({ length, leave }) => (leave === 0 ? `${length}天假期，不用请假` : `请${leave}天假，休${length}天`),
  tile: ({ length, leave }) => (leave === 0 ? `${length}天，不用请假` : `请${leave}天，休${length}天`),
  noBreak: '没有长假',
  take: days => `请假：${days}`,
  offAnyway: '不用请假：大家都放假',
  holiday: ({ day, name, insteadOf, isExpected }) =>
    `${day}：${name}${insteadOf && `（${insteadOf}的补假）`}${isExpected ? '（预计）' : ''}`,
  schoolMissed: days => (days === 0 ? '孩子不用缺课' : `孩子缺课${days}天`),
  schoolUnknown: '这些日子的学校假期尚未公布',
  fits: '正好适合这些日子',
  anyDay: '其他日子也可以',
  way: '另加去程和回程各一天',
  places: places => ['当月最宜前往：', places],
  otherMonths: '逐月查看',
  expected: '预计的日子视月相或公告而定，可能更改。',
  notAnnounced: ({ what, day }) => `截至${day}尚未公布：${what}。`,
  known: until => `已知的公共假期至${until}为止。`,
  sources: '假期资料来源',
  source: ({ name, day }) => `${name}，查阅于${day}`,
}
