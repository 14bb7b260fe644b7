import { expect, test } from 'vitest'
import { renderTurn } from './render-turn.server.ts'

test('pages that are ready at the same time are rendered in turns, and the event loop turns in between', async () => {
  const order: string[] = []
  const render = async (name: string) => {
    await renderTurn()
    order.push(name)
  }
  const turn = (left: number): void => {
    order.push('turn')
    if (left > 0) setImmediate(turn, left - 1)
  }
  const pages = ['a', 'b', 'c', 'd'].map(render)
  setImmediate(turn, 10)
  await Promise.all(pages)
  const rendered = order.filter(one => one !== 'turn')
  expect(rendered).toEqual(['a', 'b', 'c', 'd'])
  for (const [before, after] of [
    ['b', 'c'],
    ['c', 'd'],
  ] as const) {
    expect(order.slice(order.indexOf(before), order.indexOf(after))).toContain('turn')
  }
})

test('a page that is alone does not wait', async () => {
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(renderTurn()).toBeUndefined()
})
