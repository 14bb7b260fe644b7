import { expect, test } from 'vitest'
import { processes } from '../../../scripts/start/processes.ts'
import { type SharedStack, type Stack, statusOf } from './stack.ts'

/** Each process, and several together, killed with `kill -9`. */
export function comesBack(shared: SharedStack) {
  test.each(processes.map(({ name }) => name))('%s', async name => {
    const { stack } = shared
    const before = stack.pid(name)
    const since = stack.output().length
    stack.kill(name, 'SIGKILL')
    await stack.says(`${name} is ready again`, since)
    expect(stack.pid(name)).not.toBe(before)
    expect(await statusOf(stack, name)).toBe(200)
  })

  test('database', async () => {
    const { stack } = shared
    const before = stack.pid('database')
    const since = stack.output().length
    stack.kill('database', 'SIGKILL')
    await stack.says('database is ready again', since)
    expect(stack.pid('database')).not.toBe(before)
    await everythingReady(stack)
  })

  test('supervisor; the database goes on', async () => {
    const { stack } = shared
    const [supervisor, database] = [stack.pid('supervisor'), stack.pid('database')]
    const since = stack.output().length
    stack.kill('supervisor', 'SIGKILL')
    await stack.says('Everything is ready again', since)
    expect(stack.pid('supervisor')).not.toBe(supervisor)
    expect(stack.pid('database')).toBe(database)
    await everythingReady(stack)
  })

  test('supervisor and database together', async () => {
    const { stack } = shared
    const since = stack.output().length
    stack.kill('database', 'SIGKILL')
    stack.kill('supervisor', 'SIGKILL')
    await stack.says('Everything is ready again', since)
    await everythingReady(stack)
  })
}

async function everythingReady(stack: Stack) {
  for (const { name } of processes) await expect.poll(() => statusOf(stack, name), { timeout: 15_000 }).toBe(200)
}
