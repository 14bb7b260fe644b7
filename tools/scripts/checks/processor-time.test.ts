import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parseStatus, processorCount, processorLines, startProcessorClock, yardstick } from './processor-time.ts'

const status = (pid: number, parent: number, ticks: number) => ({ pid, parent, ticks, started: `${pid}` })

test('times, parent and start are read, even with brackets in the program name', () => {
  const text = '42 (a) b) S 7 42 42 0 -1 4194560 9 8 7 6 1 2 250 50 20 0 1 0 99 0'
  expect(parseStatus(text)).toEqual({ pid: 42, parent: 7, started: '99', ticks: 303 })
})

test('the processes started by a process count, at any depth; others do not', () => {
  const count = processorCount(1)
  expect(count([status(3, 2, 5), status(2, 1, 20), status(1, 0, 100), status(9, 0, 1000)])).toBe(125)
})

test('an ended program counts once', () => {
  const count = processorCount(1)
  count([status(1, 0, 100), status(2, 1, 20), status(3, 1, 50)])
  // 2 was waited for, 3 was not.
  expect(count([status(1, 0, 120)])).toBe(170)
  expect(count([status(1, 0, 130)])).toBe(180)
})

test('a program still counts after its parent has ended', () => {
  const count = processorCount(1)
  count([status(1, 0, 100), status(2, 1, 20), status(3, 2, 50)])
  expect(count([status(1, 0, 120), status(3, 0, 60)])).toBe(180)
})

test.skipIf(process.platform !== 'linux')(
  'a program that works for a third of a second counts a third of a second',
  () => {
    const end = startProcessorClock()
    const work = 'while (process.cpuUsage().user < 300_000);'
    spawnSync(process.execPath, ['-e', work])
    expect(end()).toBeGreaterThan(0.25)
  },
)

test('each kind and the total have a line, and the yardstick is a piece of work', () => {
  expect(yardstick()).toBeGreaterThan(0.05)
  const times = [
    { kind: 'unit tests', seconds: 300.4 },
    { kind: 'browser tests', seconds: 1200 },
  ]
  expect(processorLines(times)).toEqual(['    300 s  unit tests', '   1200 s  browser tests', '   1500 s  all'])
})
