import { expect, test } from 'vitest'
import { createAccessTokenSource } from './access-token.server.ts'

const tokenUntil = (milliseconds: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: milliseconds / 1000 })).toString('base64url')}.y`

function sourceWith(lifetime: number) {
  const clock = { now: 1_000_000 }
  let fetched = 0
  const source = createAccessTokenSource(
    async () => {
      fetched += 1
      return tokenUntil(clock.now + lifetime)
    },
    () => clock.now,
  )
  return { source, clock, fetches: () => fetched }
}

test('requests at the same time share one fetch', async () => {
  const { source, fetches } = sourceWith(600_000)
  const tokens = await Promise.all([source.get(), source.get(), source.get()])
  expect(fetches()).toBe(1)
  expect(new Set(tokens).size).toBe(1)
})

test('a token is used until 60 seconds before its end, and then fetched anew', async () => {
  const { source, clock, fetches } = sourceWith(600_000)
  await source.get()
  clock.now += 539_000
  await source.get()
  expect(fetches()).toBe(1)
  clock.now += 2_000
  await source.get()
  expect(fetches()).toBe(2)
})

test('a token that lives for less than a minute is used for three quarters of its life', async () => {
  const { source, clock, fetches } = sourceWith(45_000)
  await source.get()
  clock.now += 33_000
  await source.get()
  expect(fetches()).toBe(1)
  clock.now += 1_000
  await source.get()
  expect(fetches()).toBe(2)
})

test('a refused token is forgotten, but not a newer one that took its place', async () => {
  const { source, fetches } = sourceWith(600_000)
  const old = await source.get()
  source.forget(old)
  const fresh = await source.get()
  source.forget(old)
  expect(await source.get()).toBe(fresh)
  expect(fetches()).toBe(2)
})

test('a failed fetch reaches the caller and the next one tries again', async () => {
  let tries = 0
  const source = createAccessTokenSource(async () => {
    tries += 1
    if (tries === 1) throw new Error('down')
    return tokenUntil(Date.now() + 600_000)
  })
  await expect(source.get()).rejects.toThrow('down')
  await expect(source.get()).resolves.toHaveProperty('value')
})

test.each(['', 'no-dots', 'a.b.c', `x.${Buffer.from('{}').toString('base64url')}.y`])(
  'a token without a readable end (%j) is used once and never kept',
  async value => {
    let fetched = 0
    const source = createAccessTokenSource(async () => {
      fetched += 1
      return value
    })
    await source.get()
    await source.get()
    expect(fetched).toBe(2)
  },
)
