import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'
import { wrongForms } from './wrong-forms.ts'

const found = (text: string) => wrongForms(text).map(wrong => wrong.found)

test.each([
  ['Before departure telephone us, please.', 'telephone us'],
  ['Telephone before the flight closes.', 'Telephone before'],
  ['There is nobody to telephone at night.', 'to telephone'],
  ['If a law disagrees, the law counts.', 'law counts'],
  ['The same terms count there.', 'terms count'],
  ['The code counts for bookings until March.', 'code counts'],
  ['Each card shows the last day it counts.', 'day it counts'],
  ['The dates stand in your offer.', 'stand in your offer'],
  ['The hotline stands at the top of every page.', 'stands at the top of every page'],
  ['What stands on a card is the lowest fare.', 'stands on a card'],
  ['If it was not you, ignore this mail.', 'ignore this mail'],
  ['We answer by email.', 'by email'],
  ['You may subscribe to our letter.', 'subscribe to our letter'],
  ['A walk with muslim friendly lunch', 'muslim friendly'],
  ['Fares with the baggage said aloud', 'baggage said aloud'],
  ['Such money returns by itself.', 'money returns by itself'],
  ['You must login first.', 'must login'],
  ['A summary only; the policy wording decides.', 'wording decides'],
  ['Sarawak counts more than two dozen peoples.', 'Sarawak counts more than '],
  ['It is fried in small lots.', 'in small lots'],
  ['Breakfast on Thalang road is roti.', 'on Thalang road'],
  ['Ice cream in Nang Ngam street.', 'in Nang Ngam street'],
  ['For more informations ask us.', 'informations'],
  ['Book by 5 Sep 2026.', '5 Sep'],
  ['Until 5 Sept the boats run.', '5 Sept'],
  ['On the 5th of September it closes.', '5th of September'],
  ['September 5, 2026 is a Saturday.', 'September 5, 2026'],
  ['From 05/09/2026 on.', '05/09/2026'],
  ['If the balloon stays down, its price comes back to you.', 'price comes back to you'],
  ['The deposit is returned if the day does not suit you.', 'deposit is returned'],
  ['Tips and excursions are paid before you board.', 'paid before you board'],
  ['China asks no visa of Malaysians.', 'asks no visa of'],
  ['Shoulders and knees are covered in churches.', 'Shoulders and knees are covered'],
  ['Fewer seats in the coach, after a night in the coach.', ['seats in the coach', 'night in the coach']],
  ['The balcony was left away.', 'left away'],
  ['Each two hours the scenery changes.', 'Each two hours'],
  ['The fast train takes two hours and a half.', 'two hours and a half'],
  ['Twelve hours of time difference want to be slept off.', 'hours of time difference want to be slept'],
  ['Noons are eighteen degrees.', 'Noons'],
  ['In July Rome has 36 degrees.', 'Rome has 36 degrees'],
  ['The Metro needs under half an hour from here.', 'Metro needs under half an hour'],
  ['The turboprop from Miri needs 30 minutes.', 'turboprop from Miri needs 30 minutes'],
  ['Our favorite neighborhood, for travelers.', ['favorite', 'neighborhood', 'travelers']],
])('%s', (text, form) => expect(found(text)).toEqual([form].flat()))

test.each([
  ['Book by 5 Sep 2026.', '5 September'],
  ['Until 5 Sept the boats run.', '5 September'],
  ['On the 5th of September it closes.', '5 September'],
  ['September 5, 2026 is a Saturday.', '5 September 2026'],
  ['From 25/09/2026 on.', '25 September 2026'],
  ['From 05/09/2026 on.', undefined],
  ['We answer by email.', 'by e-mail'],
  ['You must login first.', 'must log in'],
  ['A walk with muslim friendly lunch', 'Muslim-friendly'],
  ['Each two hours the scenery changes.', 'Every two hours'],
  ['The fast train takes two hours and a half.', 'two and a half hours'],
  ['Breakfast on Thalang road is roti.', 'on Thalang Road'],
  ['For more informations ask us.', 'information'],
  ['Before departure telephone us, please.', undefined],
])('a machine mends: %s', (text, mended) => expect(wrongForms(text).map(({ to }) => to)).toEqual([mended]))

test('a machine knows the British spelling of each word', () =>
  expect(wrongForms('Our favorite neighborhoods, Flavor, canceled, travelers, jewelry.').map(({ to }) => to)).toEqual([
    'favourite',
    'neighbourhoods',
    'Flavour',
    'cancelled',
    'travellers',
    'jewellery',
  ]))

test.each([
  'Red telephone boxes, and a room with a telephone. They told me on the telephone before I left.',
  'My mother counts stairs; both days count as days; in Hokkaido it counts as a sight.',
  'The other four countries count towards the 90 days, and the rules count on that.',
  'The house stands in its own garden, the gate stands in the sea, painters stand in one another’s way.',
  'The queue stands at the ticket office. KUL stands for Kuala Lumpur. You stand in the ticket hall.',
  'The embassy decides; a wording prevails. My aunt counts stairs, and Penang counts on rain. Two parking lots.',
  'On Thalang Road, on the coast road, by road, in Penang street food is a subject. In Chiang Mai streets are quiet.',
  'The mail boat comes at nine, and we read the mail coach timetable. Bring the doctor’s letter.',
  'On 5 September 2026, and in May 2027; the 31 May ferry. March 10 people came. A 24/7 hotline.',
  'You turn left away from the river. Five hours in the coach in all. Nothing is paid before you have seen the flights.',
  'To see the town you need two hours. The desert has days of 20 degrees.',
  'Our favourite neighbourhood has each of two hours. The books are returned, and the deposit is refunded.',
  'Answer by e-mail: [log in](/login). The tag is muslim-friendly, the word Muslim-friendly.',
])('nothing is wrong with: %s', text => expect(found(text)).toEqual([]))

test('a wrong form is an error with its line, in front matter, in lists and in the body', () => {
  const folder = contentFolder({
    'pages/login.md': prose('Log in', 'First.\n\nYou may telephone us.', 'subtitle: Fares with baggage said aloud\n'),
    'menus/main.md':
      '---\nalias: menu\nname: Main\nitems:\n  - {alias: menuItem, name: A, menuLink: /login}\n  - alias: menuItem\n    name: A muslim friendly day\n    menuLink: /login\n---\n',
  })
  const told = checkContent(folder, new Map(), new Date('2026-11-20T04:00:00Z'))
    .filter(({ message }) => message.includes('write:'))
    .map(({ level, file, line, message }) => `${level} ${relative(folder, file)}:${line}: ${message}`)
  expect(told).toEqual([
    'error menus/main.md:7: says “muslim friendly”; write: Muslim-friendly',
    'error pages/login.md:7: says “baggage said aloud”; write: baggage spelt out',
    'error pages/login.md:11: says “telephone us”; write: call, phone or ring',
  ])
})

test('a page that says Saigon says Ho Chi Minh City too', () => {
  const folder = contentFolder({
    'pages/river.md': prose('From Saigon', 'It leaves from Ho Chi Minh City.'),
    'pages/coffee.md': prose('Coffee', 'In Saigon it is drunk with ice.'),
  })
  const told = checkContent(folder, new Map(), new Date('2026-11-20T04:00:00Z')).map(({ file, message }) => ({
    file: relative(folder, file),
    message,
  }))
  expect(told.filter(({ message }) => message.includes('Saigon'))).toEqual([
    { file: 'pages/coffee.md', message: 'says Saigon, and nowhere Ho Chi Minh City' },
  ])
})
