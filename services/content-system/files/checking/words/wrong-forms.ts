import { monthNames, shortMonthNames } from '@agency/contracts/dates/month-names.ts'
import { inBritain, mendedDate } from './mended-forms.ts'

/** Printed matter: words are printed on it and do not stand on it. */
const WRITTEN = 'booking|card|confirmation|fare|form|invoice|list|offer|page|policy|site|ticket|voucher'

const MONTH = monthNames.join('|')
const SHORT_MONTH = shortMonthNames.filter(name => name !== 'May').join('|')

type WrongForm = {
  form: RegExp
  instead: string
  /** The replacement, where it is certain. */
  mended?: (found: string) => string | undefined
}

/** Forms that are always wrong, with their replacement. Writers judge those that are wrong only sometimes. */
const WRONG: WrongForm[] = [
  {
    form: /(?<!\b(?:a|by|on|our|the|your) )\btelephon(?:e|es|ed|ing) (?:us|them|me|before|the (?:airline|desk|embassy|hotel|hotline|number|office))\b/gi,
    instead: 'call, phone or ring',
  },
  { form: /\b(?:to|can|must|should|please) telephone\b/gi, instead: 'call, phone or ring' },
  {
    form: /\b(?:code|conditions|law|offer|rule|terms|version|voucher) counts?\b(?! (?:as|on|the|towards?)\b)/gi,
    instead: 'applies, is valid or prevails',
  },
  { form: /\bday (?:until which )?(?:it|they) counts?\b/gi, instead: 'the last day to book' },
  {
    form: new RegExp(
      `\\b(?:stands?|stood) (?:in|on|at the (?:foot|top) of) (?:a|each|every|our|the|this|your) (?:${WRITTEN})\\b(?! (?:counter|hall|machine|office|window))`,
      'gi',
    ),
    instead: 'is in, is printed on or is shown on',
  },
  {
    form: /\b(?:answer|forward|ignore|open|read|receive|send) (?:a|our|that|the|this|your) mail\b(?! (?:boat|coach|ship|train))/gi,
    instead: 'e-mail',
  },
  {
    form: /\b(?:an|by|our|the|this|your) emails?\b/gi,
    instead: 'e-mail',
    mended: found => found.replace(/ e/i, '$&-'),
  },
  {
    form: /\b(?:our|the) (?:fortnightly|monthly|weekly) letter\b|\bsubscribe to (?:our|the) letters?\b/gi,
    instead: 'newsletter',
  },
  { form: /\bmuslim friendly\b/gi, instead: 'Muslim-friendly', mended: () => 'Muslim-friendly' },
  { form: /\bbaggage (?:is )?said aloud\b/gi, instead: 'baggage spelt out' },
  {
    form: /\b(?:amounts?|deposits?|fees?|money) returns? by (?:itself|themselves)\b/gi,
    instead: 'is released or is refunded',
  },
  { form: /\b(?:can|must|please|to) login\b/gi, instead: 'log in', mended: found => found.replace(/ log/i, '$& ') },
  {
    form: new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${MONTH})\\b|\\b(?:${MONTH}) \\d{1,2}(?:, 20\\d\\d\\b|(?:st|nd|rd|th)\\b)|\\b\\d{1,2} (?:${SHORT_MONTH}|Sept)\\b|\\b\\d{1,2}/\\d{1,2}/20\\d\\d\\b`,
      'g',
    ),
    instead: 'the day, the whole month and, where needed, the year: 5 September 2026',
    mended: mendedDate,
  },
  { form: /\b(?:deposit|fare|money|price) (?:comes? back to you|(?:is|will be) returned)\b/gi, instead: 'is refunded' },
  { form: /\bpaid before you (?:board|fly|go|leave)\b/gi, instead: 'paid for before you' },
  { form: /\basks? no visa of\b/gi, instead: 'needs no visa' },
  { form: /\bshoulders and knees (?:are|be) covered\b/gi, instead: 'must be covered' },
  { form: /\b(?:nights?|seats?) in the coach\b/gi, instead: 'on the coach' },
  { form: /\bleft away\b(?! from)/gi, instead: 'left out', mended: found => found.replace(/away/i, 'out') },
  {
    form: /\beach (?:two|three|four|five|six|\d+) (?:days|hours|minutes|weeks)\b/gi,
    instead: 'every',
    mended: found => found.replace('each', 'every').replace('Each', 'Every'),
  },
  {
    form: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten) hours and a (?:half|quarter)\b/gi,
    instead: 'two and a half hours',
    mended: found => found.replace(/^(\w+) (hours) (and a \w+)$/i, '$1 $3 $2'),
  },
  { form: /\bhours? (?:of time difference )?wants? to be \w+\b/gi, instead: 'need to be, or take some doing' },
  { form: /\bnoons\b/gi, instead: 'afternoons' },
  { form: /\b[A-Z]\w+ (?:has|have) (?:about |around )?\d+ degrees\b/g, instead: 'it is so many degrees there' },
  {
    form: /\b(?:boat|bus|coach|ferry|flight|metro|ship|train|turboprop)s? (?:from \S+ |to \S+ )?needs? (?:about |just over |under )?(?:half |a quarter of )?(?:an|\d+|one|two|three|four|five|six) (?:hours?|minutes?)\b/gi,
    instead: 'takes',
  },
  {
    form: /\b(?:behavior|favorite|flavor|jewelry|neighbor|neighborhood|traveler)s?\b|\b(?:canceled|canceling|traveled|traveling)\b/gi,
    instead: 'the British spelling',
    mended: inBritain,
  },
  {
    form: /\b(?:certificate|contract|policy|sheet|version|wording) (?:decides?|counts?)(?=[.,;:]|$)/gi,
    instead: 'prevails or applies',
  },
  { form: /\b[A-Z][a-z]+ counts (?:more than|over|some|about|at least) /g, instead: 'has or is home to' },
  { form: /\bin (?:small|large|big) lots\b/gi, instead: 'in small or large batches' },
  {
    form: /\b(?:along|in|off|on) (?:[A-Z][\w'’-]* )+(?:road\b|street(?=[.,;:)]))/g,
    instead: 'Road or Street, with a capital, when it is part of a name',
    mended: found => found.replace(/(?:road|street)$/, word => word.charAt(0).toUpperCase() + word.slice(1)),
  },
  {
    form: /\b(?:advices|baggages|equipments|informations|luggages)\b/gi,
    instead: 'the word without its s',
    mended: found => found.slice(0, -1),
  },
]

export function wrongForms(text: string): { found: string; instead: string; to: string | undefined }[] {
  return WRONG.flatMap(({ form, instead, mended }) =>
    [...text.matchAll(form)].map(([found]) => ({ found, instead, to: mended?.(found) })),
  )
}
