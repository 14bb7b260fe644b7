import { expect, test } from 'vitest'
import { readThanks, thanksAddress } from './thanks-address.server.ts'

const secret = 'a secret of sixteen characters'
const read = (address: string, key = secret) => readThanks(new URL(address, 'http://x.example').searchParams, key)

test.each(['F7RC-HVEP', 'AG-1', '2026/000123 #4'])('the reference %s is shown, with its receipt', async reference => {
  for (const receipt of [true, false])
    expect(await read(await thanksAddress({ reference, receipt, form: 'visa' }, secret))).toEqual({
      reference,
      receipt,
      form: 'visa',
    })
})

test('an unsigned reference is not shown', async () => {
  const address = await thanksAddress({ reference: 'AG-1', receipt: false, form: 'visa' }, secret)
  for (const forged of [
    address.replace('AG-1', 'AG-2'),
    address.replace(/&seal=.*/, ''),
    '/contactthanks?ref=Call+us+now',
    '/contactthanks?ref=AG-1&seal=',
  ])
    expect((await read(forged)).reference).toBeUndefined()
  expect((await read(address, 'another secret of characters')).reference).toBeUndefined()
  expect((await read(`${address}&receipt=mail`)).receipt).toBe(false)
  expect(await read('/contactthanks?ref=F7RC-HVEP&receipt=mail')).toMatchObject({
    reference: 'F7RC-HVEP',
    receipt: false,
  })
})
