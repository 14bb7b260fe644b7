import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import type { Fact } from '@agency/service-kit/mail/mail-parts.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { enquiryCopyWords } from '@agency/words/mails/enquiry-copy/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { enquiries } from '../../database/tables.ts'

export type Enquiry = typeof enquiries.$inferSelect

export function titleOf({ form }: Enquiry): string {
  return enquiryKinds[form as FormName]?.mailTitle ?? readable(form)
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** `Malay`; empty for no language. */
export const languageName = (code: string | null): string => (code && languageNames.of(code)) || ''

/** For the desk: the language of the form and its notice, unless it was English. */
export const languageRead = ({ noticeLanguage }: Enquiry): Fact[] =>
  noticeLanguage === null || noticeLanguage === mainLanguage ? [] : [['Language read', languageName(noticeLanguage)]]

export type FieldFact = { name: string; fact: Fact }

/** In the language of the mail. */
export function factsOf({ form, fields }: Enquiry, siteUrl: string, without: string[]): FieldFact[] {
  const controls = controlsOf(enquiryForms[form as FormName])
  const texts = fields as Record<string, unknown>
  const { labels, choices }: Record<'labels' | 'choices', Record<string, string>> = enquiryCopyWords()
  return Object.entries(controls)
    .filter(([name, { kind }]) => kind !== 'agreement' && !without.includes(name) && texts[name] !== undefined)
    .map(([name, { kind }]) => {
      const value = String(texts[name])
      const label = labels[name] ?? readable(name)
      if (name === 'about') return { name, fact: [label, siteUrl + value] }
      if (kind === 'day') return { name, fact: [label, formatDay(value)] }
      return { name, fact: [label, kind === 'choice' ? (choices[value] ?? readable(value)) : value] }
    })
}

/** `Mon 21 Dec 2026`, as in the calendars of the pages. */
const formatDay = (day: string) => formatWords().dated({ weekday: weekdayOf(day), day: formatShortDay(day) })
