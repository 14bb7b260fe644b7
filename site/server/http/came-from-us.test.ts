import { expect, test } from 'vitest'
import { cameFromUs } from './came-from-us.ts'

const origins = ['https://www.agency.example', 'https://booking.agency.example']
const from = (headers: Record<string, string>) => cameFromUs(new Headers(headers), origins)

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://www.agency.example/Login' },
  { referer: 'https://booking.agency.example/' },
] as Record<string, string>[])('%j is ours', headers => expect(from(headers)).toBe(true))

test.each([
  {},
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', referer: 'https://www.agency.example/' },
  { referer: 'https://evil.example/https://www.agency.example/' },
  { referer: 'https://www.agency.example.evil.example/' },
  { referer: 'nonsense' },
] as Record<string, string>[])('%j is not', headers => expect(from(headers)).toBe(false))
