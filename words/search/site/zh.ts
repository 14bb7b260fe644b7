import type { Translation } from '../../words-in.ts'
import type { en } from './en.ts'

export const zh: Translation<typeof en> = {
  open: '搜索网站',
  headerExamples: '想去哪里？想了解什么？',
  examples: '浮罗交怡、退款、河轮……',
  suggestions: '建议',
  label: '搜索字词',
  button: '搜索',
  found: suggestions => `${suggestions}个建议，请使用方向键`,
}
