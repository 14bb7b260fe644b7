import { expect, test } from 'vitest'
import * as z from 'zod'
import { day, instant, text } from '../../schemas/values.ts'
import { schemaFaults } from './fault.ts'

const schema = z.object({ from: day, at: instant, product: z.enum(['flight', 'hotel']), name: text })

test.each([
  ['from', '12 Dec', 'not-a-day'],
  ['from', undefined, 'not-a-day'],
  ['at', 'tomorrow', 'not-an-instant'],
  ['product', 'boat', 'not-a-choice'],
  ['product', undefined, 'not-a-choice'],
  ['name', '', undefined],
])('%s as %j has the code %s', (name, value, code) => {
  const right = { from: '2026-12-31', at: '2026-12-31T09:00:00+08:00', product: 'hotel', name: 'Langkawi' }
  const { error } = schema.safeParse({ ...right, [name]: value })
  const [fault] = schemaFaults(error?.issues ?? [])
  expect(fault?.path).toEqual([name])
  expect(fault?.code).toBe(code)
})
