import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { internalCalls, calls as publicCalls } from './calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { salvage } from './content/salvage.ts'

const calls = [...publicCalls, ...internalCalls]
const folder = join(import.meta.dirname, 'examples')
const example = (id: string): unknown => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))

test('every call has its own id, named after its system', () => {
  expect(new Set(calls.map(call => call.id)).size).toBe(calls.length)
  for (const call of calls) expect(call.id.startsWith(`${call.system}.`)).toBe(true)
})

test('there is one example a call and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(calls.map(call => `${call.id}.json`).sort())
})

test.each(calls.map(call => [call.id, call] as const))('the example answer of %s fits its schema', (id, call) => {
  expect(call.response.safeParse(example(id)).error?.issues).toBeUndefined()
})

test('the answer of another call or a firewall fits no content call', () => {
  const firewall = '<html><body>Request blocked</body></html>'
  for (const call of Object.values(contentCalls)) expect(salvage(call.response, firewall).ok).toBe(false)
  for (const call of [contentCalls.token, contentCalls.detail, contentCalls.blogList, contentCalls.blogPost]) {
    expect(call.response.safeParse(example('content.page')).success).toBe(false)
  }
})

test('every schema can be written as JSON Schema, for the OpenAPI documents', () => {
  const options = { io: 'input', unrepresentable: 'throw' } as const
  for (const { request, response } of calls) {
    for (const schema of [...Object.values(request), response]) {
      expect(typeof z.toJSONSchema(schema, options)).toBe('object')
    }
  }
})
