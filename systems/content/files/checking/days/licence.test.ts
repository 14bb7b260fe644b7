import { expect, test } from 'vitest'
import type { SourceNode } from '../../reading/source-node.ts'
import { contentMap } from '../content-map.ts'
import { checkLicence } from './licence.ts'

const licenceUntil = '2027-06-30'
const node = { key: 'settings', alias: 'settings', properties: { licenceUntil } } as unknown as SourceNode
const found = (today: string) =>
  checkLicence(contentMap([node], today, new Date(`${today}T00:00:00Z`))).map(({ level, message }) => [level, message])

test.each([
  ['2027-04-30', []],
  ['2027-05-01', [['warning', `the licence ends on ${licenceUntil}: renew it and change the day`]]],
  ['2027-06-30', [['warning', expect.stringContaining('ends on')]]],
  ['2027-07-01', [['error', expect.stringContaining(`ended on ${licenceUntil}, and visitors no longer see it`)]]],
])('on %s', (today, findings) => expect(found(today)).toEqual(findings))
