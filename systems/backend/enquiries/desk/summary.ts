import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { withoutControls } from '@agency/contracts/backend/forms/tidy.ts'
import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { type Enquiry, languageName, languageRead, titleOf } from '../../mail/messages/enquiry-facts.ts'

const firstDays = ['depart', 'newDepart', 'arrive', 'day']
const lastDays = ['return', 'newReturn', 'leave', 'backDay']

/** The facts of an enquiry for one row; `''` for a missing one. Agents' prices may be net rates and stay out. */
export function summaryOf(enquiry: Enquiry) {
  const fields = enquiry.fields as Record<string, unknown>
  const text = (name: string) => withoutControls(String(fields[name] ?? ''))
  const dayOf = (names: string[]) => names.map(text).find(isDay)
  const from = dayOf(firstDays)
  const people = ['adults', 'children', 'infants'].filter(name => Number(fields[name]) > 0)
  const place = text('aboutTitle') || text('destination') || text('airport') || text('about')
  const price = /(?:^|; )(?:Group p|P)rice: ([^;]+)/.exec(text('chosen'))?.[1]
  return {
    person: text('name'),
    email: text('email'),
    phone: text('phone'),
    trip: [text('from'), text('to')].filter(Boolean).join(' – ') || place || titleOf(enquiry),
    dates: from ? formatDays(from, dayOf(lastDays) ?? from) : '',
    party: people.map(name => `${name}: ${text(name)}`).join(', ') + (text('childAges') && ` (${text('childAges')})`),
    price: enquiry.sender === 'agent' ? '' : (price ?? ''),
    language: languageRead(enquiry)[0]?.[1] ?? languageName(enquiry.language),
    answerBy: readable(text('answerBy') || 'email'),
  }
}

/** Open the person's mail program or WhatsApp; encoded, so that nothing typed adds a header. */
export function answerLinks(enquiry: Enquiry): { mail: string; whatsApp: string | undefined } {
  const { person, email, phone, trip } = summaryOf(enquiry)
  const subject = encodeURIComponent(`[${enquiry.reference}] ${trip}`)
  const mail = `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`Dear ${person},\r\n`)}`
  const digits = phone.replace(/ ext .*$/, '').replace(/\D/g, '')
  // Malaysian numbers are written without the code of the country.
  const number = phone.startsWith('0') ? `6${digits}` : digits
  const words = encodeURIComponent(`Dear ${person}, about your enquiry ${enquiry.reference}: `)
  return { mail, whatsApp: digits.length > 6 ? `https://wa.me/${number}?text=${words}` : undefined }
}
