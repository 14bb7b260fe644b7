import { expect, test } from 'vitest'
import { measuredOn } from './measuring.ts'
import { measuringSetting } from './measuring-setting.server.ts'

const script = 'https://stats.example/js/script.js'

test.each([
  [`plausible:agency.example:${script}`, 'https://stats.example/api/event'],
  ['umami:83dd64c4-17ad-4e3e:https://stats.example/script.js', 'https://stats.example/api/send'],
  ['matomo:1:https://stats.example/matomo/matomo.js', 'https://stats.example/matomo/matomo.php'],
])('%s sends to %s', (text, address) => {
  expect(measuringSetting.parse(text)).toMatchObject({ address })
})

test.each([
  `plausible:${script}`,
  'plausible',
  'umami:site:',
  'plausible:site:ftp://stats.example/script.js',
  'plausible:site:https://a;sandbox/s.js',
  'plausible:site:https://*/s.js',
  'plausible:site:https://me:word@stats.example/s.js',
])('half a setting such as %s is refused with the form', text => {
  expect(measuringSetting.safeParse(text).error?.issues[0]?.message).toMatch(/^must be kind:site:address/)
})

test('tools that need consent are refused, and nothing set measures nothing', () => {
  const { error } = measuringSetting.safeParse(`google:G-1:${script}`)
  expect(error?.issues[0]?.message).toMatch(/cookies and a bar that asks for consent/)
  expect(measuringSetting.parse(undefined)).toBeUndefined()
})

test('pages of one person are not counted', () => {
  const tool = { kind: 'umami', site: 's', address: 'https://stats.example/api/send' }
  expect((['other', 'account', 'detail'] as const).map(label => measuredOn(label, tool))).toEqual([
    undefined,
    undefined,
    'umami s https://stats.example/api/send',
  ])
})
