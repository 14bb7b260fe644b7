import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../../calls/call.ts'
import { autosave, type SaveStatus } from './autosave.ts'

const draft = (name: string) =>
  ({ name, alias: 'prosePage', parentKey: null, urlSegment: 'a', source: {} }) as unknown as Parameters<
    ReturnType<typeof autosave>['type']
  >[0]

let statuses: SaveStatus[]
let kept: unknown
let answers: (() => void)[]
let sent: { name: string; from: number }[]

function start(answer?: (from: number) => Promise<{ version: number; faults: [] }>) {
  return autosave(1, {
    send: (typed, from) => {
      sent.push({ name: typed.name, from })
      return answer?.(from) ?? new Promise(resolve => answers.push(() => resolve({ version: from + 1, faults: [] })))
    },
    keep: typed => {
      kept = typed
    },
    onStatus: status => statuses.push(status),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  statuses = []
  kept = undefined
  answers = []
  sent = []
})
afterEach(() => void vi.useRealTimers())

test('one save runs at a time, and the next is based on its version', async () => {
  const save = start()
  save.type(draft('a'))
  await vi.advanceTimersByTimeAsync(500)
  save.type(draft('b'))
  save.type(draft('c'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([{ name: 'a', from: 1 }])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([
    { name: 'a', from: 1 },
    { name: 'c', from: 2 },
  ])
  expect(kept).toMatchObject({ from: 2, draft: { name: 'c' } })
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(save.status()).toMatchObject({ state: 'saved', version: 3, saves: 2 })
  expect(kept).toBeUndefined()
})

test('unacknowledged text is stored and sent again until it is acknowledged', async () => {
  let isAway = true
  const save = start(from =>
    isAway ? Promise.reject(new CallFailure(0)) : Promise.resolve({ version: from + 1, faults: [] }),
  )
  save.type(draft('a'))
  await vi.advanceTimersByTimeAsync(500)
  expect(save.status().state).toBe('waiting')
  expect(kept).toMatchObject({ from: 1, draft: { name: 'a' } })
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save.status()).toMatchObject({ state: 'saved', version: 2 })
  expect(kept).toBeUndefined()
})

test('a newer version of another person stops saving until the editor has chosen, and nothing is lost', async () => {
  const current = { version: 7, name: 'theirs' } as never
  let isStale = true
  const save = start(from =>
    isStale ? Promise.reject(new CallFailure(412, { current })) : Promise.resolve({ version: from + 1, faults: [] }),
  )
  save.type(draft('mine'))
  await vi.advanceTimersByTimeAsync(500)
  expect(save.status()).toMatchObject({ state: 'conflict', current: { version: 7 } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(kept).toMatchObject({ draft: { name: 'mine' } })
  isStale = false
  save.continueFrom(7, draft('both'))
  await vi.advanceTimersByTimeAsync(500)
  expect(sent.at(-1)).toEqual({ name: 'both', from: 7 })
  expect(save.status().state).toBe('saved')
})
