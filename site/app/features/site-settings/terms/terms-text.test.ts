import type { OfferTerms } from '@agency/contracts/site/terms/cost-of-cancelling.ts'
import { prescribedSchedules } from '@agency/contracts/site/terms/prescribed-schedule.ts'
import { expect, test } from 'vitest'
import { termsAsText, termsTexts } from './terms-text.ts'

const office = { state: 'Penang', closed: { weekend: [5, 6], holidays: new Set(['2027-06-07']) } }
const terms: OfferTerms = {
  kind: 'individual',
  deposit: 25,
  balanceDays: 14,
  unit: 'working',
  steps: [...prescribedSchedules.individual.steps],
  changeFee: 50,
  changeDays: 8,
  changeUnit: 'working',
  transferDays: 7,
}
const place = { price: 240_000, departure: '2027-06-14', today: '2027-06-01' }

test('without a departure, each step is told in words', () => {
  const [english, malay] = termsTexts(terms, office)
  expect(english?.rows).toEqual([
    ['30 working days or more before departure', 'RM 50.00 or 10 % of the deposit, whichever is less'],
    ['15 to 29 working days', 'half of the deposit'],
    ['8 to 14 working days', '20 % of the price'],
    ['3 to 7 working days', '40 % of the price'],
    ['2 working days or fewer, or no-show', 'the whole price'],
  ])
  expect(malay?.rows[1]).toEqual(['15 hingga 29 hari bekerja', 'separuh daripada deposit'])
  expect(malay?.rows[2]?.[1]).toBe('20% daripada harga')
  expect(english?.notes).toEqual([
    'The deposit is 25 % of the price.',
    'The balance is due 14 days before departure, or at once if you book later.',
    'A change is possible until 8 working days before departure and costs each traveller up to RM 50.00.',
    'Another person may take your place until 7 days before departure, for the cost of new tickets and names.',
    'Working days count from the day your message reaches us, without Saturdays, Sundays and the public holidays of Penang.',
  ])
  expect(malay?.notes.at(-1)).toContain('hari Sabtu, hari Ahad dan cuti umum di Pulau Pinang')
})

test('none or fewer days before a visit are the day itself', () => {
  const steps = [
    { days: 1, percent: 10, of: 'price' as const },
    { days: 0, percent: 100, of: 'price' as const },
  ]
  const [english, malay] = termsTexts({ ...terms, kind: 'ticket', unit: 'calendar', steps }, office)
  expect(english?.rows[1]?.[0]).toBe('on the day itself, or no-show')
  expect(malay?.rows[1]?.[0]).toBe('pada hari itu sendiri, atau tidak hadir')
})

test('where cancelling is free until a day, no step says otherwise', () => {
  const rowsWith = (freeDays: number, steps = terms.steps) =>
    termsTexts({ ...terms, steps, freeDays }, office)[0]?.rows.slice(0, 3)
  expect(rowsWith(14)).toEqual([
    ['14 days or more before departure', 'nothing'],
    ['after that, 8 working days or more', '20 % of the price'],
    ['3 to 7 working days', '40 % of the price'],
  ])
  // Eight working days before a departure are ten days or more.
  expect(rowsWith(10)).toEqual([
    ['10 days or more before departure', 'nothing'],
    ['after that, 3 working days or more', '40 % of the price'],
    ['2 working days or fewer, or no-show', 'the whole price'],
  ])
  expect(rowsWith(2)).toEqual([
    ['2 days or more before departure', 'nothing'],
    ['2 working days or fewer, or no-show', 'the whole price'],
  ])
  const milder = terms.steps.map((step, at) => (at === 0 ? { days: 30, percent: 0, of: 'price' as const } : step))
  expect(rowsWith(45, milder)?.[0]).toEqual(['30 working days or more before departure', 'nothing'])
  expect(termsTexts({ ...terms, freeDays: 14 }, office, place)[0]?.notes[0]).toContain('free of charge until 14 days')
})

test('for a departure, today and each later step have their day, the days left and the sum', () => {
  const [english, malay] = termsTexts(terms, office, place)
  expect(english?.rows).toEqual([
    ['today, 1 June 2027', '8 working days', 'RM 480.00'],
    ['from 2 June 2027', '7 working days', 'RM 960.00'],
    ['from 10 June 2027', '2 working days', 'RM 2,400.00'],
  ])
  expect(malay?.rows[0]).toEqual(['hari ini, 1 Jun 2027', '8 hari bekerja', 'RM 480.00'])
  expect(english?.notes[0]).toBe('The deposit is RM 600.00 for each traveller.')
})

test('both languages say the same: as many rows and rules, and every number', () => {
  const numbers = (text: string) => text.match(/\d[\d,.]*\d|\d/g)
  const exempt: OfferTerms = {
    ...terms,
    kind: 'cruise-line',
    exempt: 'Theirs.',
    exemptMalay: 'Milik mereka.',
    freeDays: 60,
    deposit: 100,
  }
  for (const texts of [termsTexts(terms, office), termsTexts(terms, office, place), termsTexts(exempt, office)]) {
    const [english, malay] = texts.map(text => numbers(termsAsText([text])))
    expect(malay).toEqual(english)
  }
})

test('why the schedule does not apply is told in Malay where the settings say it in Malay', () => {
  const exempt: OfferTerms = { ...terms, kind: 'cruise-line', exempt: 'The line’s own.' }
  const lastNotes = (given: OfferTerms) => termsTexts(given, office).map(({ notes }) => notes.at(-1))
  expect(lastNotes(exempt)).toEqual([expect.stringMatching(/line’s own\.$/), expect.stringMatching(/line’s own\.$/)])
  expect(lastNotes({ ...exempt, exemptMalay: 'Syarat syarikat.' })[1]).toMatch(/Syarat syarikat\.$/)
})
