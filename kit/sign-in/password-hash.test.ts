import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a hash verifies its password and does not contain it', async () => {
  const kept = await hashPassword('Wander-2026')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('Wander-2026', kept)).toBe(true)
  expect(await isPassword('wander-2026', kept)).toBe(false)
  expect(await isPassword('', kept)).toBe(false)
  expect(await hashPassword('Wander-2026')).not.toBe(kept)
})

test('a hash with other cost parameters is verified', async () => {
  // From the command line tool of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword('password', reference)).toBe(true)
  expect(await isPassword('differentpassword', reference)).toBe(false)
})

test('the same characters in another Unicode form are the same password', async () => {
  const kept = await hashPassword('caf\u00e9-Melaka')
  expect(await isPassword('cafe\u0301-Melaka', kept)).toBe(true)
})

test('without a hash verification fails after the same work', async () => {
  const kept = await hashPassword('Wander-2026')
  const timeOf = async (hash: string | null) => {
    const started = performance.now()
    expect(await isPassword('something else', hash)).toBe(false)
    return performance.now() - started
  }
  const times = { there: 0, missing: 0 }
  for (let turn = 0; turn < 5; turn++) {
    times.there += await timeOf(kept)
    times.missing += await timeOf(null)
  }
  expect(times.missing).toBeGreaterThan(times.there / 3)
  expect(times.missing).toBeLessThan(times.there * 3)
})
