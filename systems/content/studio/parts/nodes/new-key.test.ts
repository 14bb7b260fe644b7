import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { newKey } from './new-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('keys are unique UUIDs, also without https', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  const keys = Array.from({ length: 200 }, newKey)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
})
