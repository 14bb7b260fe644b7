import { afterEach, expect, test, vi } from 'vitest'
import { watchAnswerTimes } from './answer-times.server.ts'

afterEach(() => vi.unstubAllGlobals())

/** What is known once a backend has answered. */
async function knownFrom(answer: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })
  const watch = watchAnswerTimes('http://backend.example')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await new Promise(resolve => setImmediate(resolve))
  watch.stop()
  return { asked: asked[0], watch }
}

test('a backend is asked for the times of thirty days', async () => {
  const times = [
    { receivedAt: '2026-11-24T01:30:00.000Z', answeredAt: '2026-11-24T03:05:00.000Z' },
    { receivedAt: '2026-11-25T08:12:00.000Z' },
  ]
  const { asked = '', watch } = await knownFrom(() => Response.json({ success: true, data: { times } }))
  const since = Date.parse(new URL(asked).searchParams.get('since') ?? '')
  expect(Math.round((Date.now() - since) / 86_400_000)).toBe(30)
  await expect
    .poll(() => watch.known()?.times)
    .toEqual([
      { received: Date.parse('2026-11-24T01:30:00Z'), answered: Date.parse('2026-11-24T03:05:00Z') },
      { received: Date.parse('2026-11-25T08:12:00Z'), answered: undefined },
    ])
})

test.each([
  ['knows no such call', () => new Response('Not found', { status: 404 })],
  ['fails', () => new Response('', { status: 503 })],
  ['answers something else', () => Response.json({ success: true, data: { times: [{ receivedAt: 'today' }] } })],
])('nothing is known from a backend that %s', async (_, answer) => {
  expect((await knownFrom(answer)).watch.known()).toBeUndefined()
})
