import { expect, test } from 'vitest'
import * as z from 'zod'
import { complainOfHalfSettings } from './half-settings.ts'

const text = z.string().default('')
const schema = z
  .object({
    SESSION: text,
    SESSION_HANDOFF_KEY: text,
    SESSION_MACHINE_KEY: text,
    SESSION_COOKIE_NAME: text,
  })
  .superRefine(complainOfHalfSettings)

const complaints = (given: object) => schema.safeParse(given).error?.issues.map(({ path }) => path.join()) ?? []

test.each([
  [{ SESSION: 'handoff' }, 'SESSION_HANDOFF_KEY'],
  [{ SESSION: 'aspxauth' }, 'SESSION_MACHINE_KEY'],
  [{ SESSION: 'jwe', SESSION_COOKIE_NAME: '.ASPXAUTH' }, 'SESSION_COOKIE_NAME'],
])('%j is half of something', (given, missing) => expect(complaints(given)).toEqual([missing]))

test.each([
  {},
  { SESSION: 'handoff', SESSION_HANDOFF_KEY: 'k' },
  { SESSION: 'aspxauth', SESSION_MACHINE_KEY: 'k', SESSION_COOKIE_NAME: '.ASPXAUTH' },
  { SESSION: 'endpoint', SESSION_COOKIE_NAME: '.ASPXAUTH' },
])('%j is complete', given => expect(complaints(given)).toEqual([]))
