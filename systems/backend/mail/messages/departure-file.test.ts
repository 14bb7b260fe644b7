import fc from 'fast-check'
import { expect, test } from 'vitest'
import { departureFile } from './departure-file.ts'

const about = { reference: 'F7RC-HVEP', receivedAt: new Date('2026-11-20T01:02:03.456Z') }
const trip = { title: 'Langkawi, slowly', href: 'https://agency.example/a', facts: [], day: '2026-12-31' }
const identity = { brand: 'Test Agency', supportMailbox: 'care@agency.example' }
const fileOf = (changes: object) => departureFile({ ...trip, ...changes }, about, identity, 'https://agency.example')
const unfolded = (content: string) => content.replaceAll('\r\n ', '')
const propertyIn = (content: string, name: string) =>
  new RegExp(`^${name}:(.*)\r$`, 'm')
    .exec(unfolded(content))?.[1]
    ?.replace(/\\(.)/g, (_, one) => (one === 'n' ? '\n' : one))

test('the departure is one whole day, known by the reference, with nothing booked', () => {
  const { filename, contentType, content } = fileOf({ facts: [['Cabin', 'Balcony; aft']] })
  expect(filename).toBe('F7RC-HVEP.ics')
  expect(contentType).toContain('text/calendar')
  expect(content).toBe(
    `${[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Test Agency//Enquiries//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:F7RC-HVEP@agency.example',
      'SEQUENCE:0',
      'DTSTAMP:20261120T010203Z',
      'ORGANIZER:mailto:care@agency.example',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Langkawi\\, slowly (asked about\\, not booked)',
      'DESCRIPTION:Reference: F7RC-HVEP\\nCabin: Balcony\\; aft',
      'URL:https://agency.example/a',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')}\r\n`,
  )
})

test('any title comes back from the file, in lines of at most 75 octets', () => {
  const titles = fc.array(fc.oneof(fc.constantFrom('\\', ';', ',', 'é', '旅行', '🏝'), fc.string({ unit: 'grapheme' })))
  fc.assert(
    fc.property(titles, pieces => {
      const title = pieces.join('').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      const { content } = fileOf({ title, facts: [['Note', 'END:VEVENT\nBEGIN:VEVENT']] })
      expect(propertyIn(content, 'SUMMARY')).toBe(`${title} (asked about, not booked)`)
      expect(unfolded(content).match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})
