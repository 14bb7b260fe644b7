import { expect, test } from 'vitest'
import { editedText } from './edited-text.ts'

const text = 'SITE_URL=https://a.example\n# größer\n'
const bigEndian = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 of PowerShell', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, the other way round', bigEndian],
])('%s is decoded correctly', (_, bytes) => {
  expect(editedText(bytes)).toBe(text)
})
