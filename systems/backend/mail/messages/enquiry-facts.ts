import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { shortMonthNames } from '@agency/contracts/dates/month-names.ts'
import { shortWeekdayNames } from '@agency/contracts/dates/weekday-names.ts'
import type { Fact } from '@agency/service-kit/mail/mail-parts.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
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

export function factsOf({ form, fields }: Enquiry, siteUrl: string, without: string[]): FieldFact[] {
  const controls = controlsOf(enquiryForms[form as FormName])
  const texts = fields as Record<string, unknown>
  return Object.entries(controls)
    .filter(([name, { kind }]) => kind !== 'agreement' && !without.includes(name) && texts[name] !== undefined)
    .map(([name, { kind }]) => {
      const value = String(texts[name])
      if (name === 'about') return { name, fact: ['About', siteUrl + value] }
      if (name === 'aboutTitle') return { name, fact: ['Title of the page', value] }
      if (kind === 'day') return { name, fact: [readable(name), formatDay(value)] }
      return { name, fact: [readable(name), kind === 'choice' ? readable(value) : value] }
    })
}

/** `Mon 21 Dec 2026`, as in the calendars of the pages. */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${shortWeekdayNames[weekdayOf(day)]} ${date} ${shortMonthNames[Number(month) - 1]} ${year}`
}
