import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import type { Attachment } from '@agency/service-kit/mail/smtp.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { receiptWords } from '@agency/words/mails/receipt/words.ts'
import type { Identity } from '../identity.ts'
import type { Enquiry } from './enquiry-facts.ts'
import type { Trip } from './trip.ts'

type About = Pick<Enquiry, 'reference' | 'receivedAt'>
type DatedTrip = Pick<Trip, 'title' | 'href' | 'facts'> & { day: string }

/**
 * RFC 5545: a whole day, without blocking time, as nothing is booked yet. A second file of the same enquiry replaces
 * the first.
 */
export function departureFile(
  trip: DatedTrip,
  { reference, receivedAt }: About,
  { brand, supportMailbox }: Pick<Identity, 'brand' | 'supportMailbox'>,
  siteUrl: string,
): Attachment {
  const { title, day, href, facts } = trip
  const say = receiptWords()
  const description = [say.reference(reference), ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(brand)}//Enquiries//${currentLanguage().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(siteUrl).host}`,
    'SEQUENCE:0',
    `DTSTAMP:${receivedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `ORGANIZER:mailto:${supportMailbox}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapedText(say.event(title))}`,
    `DESCRIPTION:${escapedText(description)}`,
    `URL:${href}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    filename: `${reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${lines.map(folded).join('\r\n')}\r\n`,
  }
}

const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const lineOctets = 75

/** Lines of at most 75 octets, continued after a blank; cuts no character. */
function folded(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      pieces.push('')
      octets = 1
    }
    pieces[pieces.length - 1] += character
    octets += size
  }
  return pieces.join('\r\n ')
}
