import { expect, test } from 'vitest'
import { isTooDeep, printable, textWithin } from './foreign-answer.ts'

test('an endless answer is read only up to the limit', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  expect(await textWithin(new Response(endless), 10_000)).toBeUndefined()
  expect(sent).toBeLessThan(20_000)
  expect(await textWithin(new Response('Käse'), 5)).toBe('Käse')
})

test('depth is measured without deep recursion', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(isTooDeep(deep)).toBe(true)
  expect(isTooDeep([{ items: [{ items: [] }] }])).toBe(false)
})

test('control characters never reach the terminal', () => {
  expect(printable('\x1b]0;mine\x07\x9b2JTours\r\n\u202eabc')).toBe(']0;mine2JTours\nabc')
})
