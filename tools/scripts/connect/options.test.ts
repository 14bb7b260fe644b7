import { afterEach, expect, test, vi } from 'vitest'
import { addressesOf } from './contract.ts'
import { readOptions } from './options.ts'

afterEach(() => void vi.unstubAllEnvs())
const contract = (...args: string[]) => readOptions('contract', args)

test('the default is the shipped services at their ports', () => {
  vi.stubEnv('CONTENT_PORT', '3001')
  vi.stubEnv('BOOKING_PORT', '4002')
  vi.stubEnv('BACKEND_PORT', '')
  expect(contract()).toEqual({ write: false, member: '1' })
  expect(addressesOf(contract())).toEqual({
    content: 'http://127.0.0.1:3001',
    booking: 'http://127.0.0.1:4002',
    backend: 'http://127.0.0.1:3003',
    'web-api': 'http://127.0.0.1:3003',
  })
  const given = contract('--content', 'https://cms.example/', '--backend', 'https://api.example', '--write')
  expect(given.write).toBe(true)
  expect(addressesOf(given)).toEqual({
    content: 'https://cms.example',
    backend: 'https://api.example',
    'web-api': 'https://api.example',
  })
})

test('a pasted cookie without a named system checks that cookie alone', () => {
  const pasted = contract('--cookie', 'a=b')
  expect(pasted.cookie).toBe('a=b')
  expect(addressesOf(pasted)).toEqual({})
  expect(addressesOf(contract('--cookie', 'x', '--booking', 'https://booking.example'))).toEqual({
    booking: 'https://booking.example',
  })
  expect(() => contract('--cookie', '')).toThrow('--cookie must be the value of a cookie')
})

test('a wrong option is reported in one line', () => {
  expect(() => contract('--content', 'cms')).toThrow(/^--content must be an http:\/\/ or https:\/\/ address$/)
  expect(() => contract('--member', 'me')).toThrow(/^--member must be a number$/)
  expect(() => contract('--unknown')).toThrow(/--unknown/)
  expect(() => contract('--mapping', 'mapping.yaml')).toThrow(/--mapping/)
  expect(() => readOptions('connect', ['--write'])).toThrow(/--write/)
  vi.stubEnv('CONTENT_PORT', 'x')
  expect(() => addressesOf(contract())).toThrow('CONTENT_PORT must be a port number')
})
