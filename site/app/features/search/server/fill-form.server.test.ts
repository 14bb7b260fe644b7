import { addressOfPost } from '@agency/contracts/site/addresses/search-addresses.ts'
import { expect, test } from 'vitest'
import { sampleDayRules } from '../model/sample-day-rules.ts'
import { emptyForm } from '../model/search-form-model.ts'
import { formOfAddress, sentForm } from './fill-form.server.ts'

const today = '2026-12-30'
const booking = {
  url: 'https://booking.example',
  hotelPath: '/Hotel/GetHotelSearch20',
  packageTrip: 'Round',
  carReturn: true,
  ...sampleDayRules,
} as const

function send(product: Parameters<typeof sentForm>[0], fields: [string, string][]) {
  const posted = new FormData()
  for (const [name, value] of fields) posted.append(name, value)
  return sentForm(product, posted, today, booking)
}

test('a form holds the days we propose', () => {
  expect(emptyForm('flight', today).values).toMatchObject({ depart: 'Fri 1 Jan 2027', return: 'Sat 2 Jan 2027' })
  expect(emptyForm('flight-plus-hotel', today).values).toMatchObject({ return: 'Fri 1 Jan 2027' })
  expect(emptyForm('hotel', today).values).toMatchObject({ arrive: 'Fri 1 Jan 2027', adults: '1', stars: '10' })
  expect(emptyForm('car', today).values).toMatchObject({ 'pick-up': 'Wed 6 Jan 2027', return: 'Thu 7 Jan 2027' })
})

test('an address fills the form in', () => {
  const query = new URLSearchParams('from=KUL&to=penang&depart=2027-02-20&return=2027-02-25&adults=2&airline=MH')
  const { values, stations } = formOfAddress('flight', query, today, booking)
  expect(values).toMatchObject({
    from: 'Kuala Lumpur (KUL)',
    to: 'Penang (PEN)',
    depart: 'Sat 20 Feb 2027',
    return: 'Thu 25 Feb 2027',
    adults: '2',
    airline: 'MH - Malaysia Airlines',
  })
  expect(stations.to?.station).toBe('PEN - PENANG, MALAYSIA')
})

test('past days and nonsense in an address are replaced by the days we propose', () => {
  for (const days of ['depart=2026-12-20&return=2026-12-25', 'depart=soon', 'depart=2027-03-05&return=2027-03-01']) {
    const { values } = formOfAddress('flight', new URLSearchParams(`from=KUL&to=PEN&${days}`), today, booking)
    expect(values).toMatchObject({ depart: 'Fri 1 Jan 2027', return: 'Sat 2 Jan 2027' })
  }
})

test('a wrong value of an address gets a message, and the rest is filled in', () => {
  const problemsOf = (query: string) => formOfAddress('flight', new URLSearchParams(query), today, booking)
  const { values, problems } = problemsOf('from=KUL&to=Zzzzqq&adults=x&airline=Z9&depart=2020-01-01&cabin=Q')
  expect(values).toMatchObject({ from: 'Kuala Lumpur (KUL)', to: 'Zzzzqq', adults: 'x', depart: 'Fri 1 Jan 2027' })
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'to: We do not know a place called “Zzzzqq”. Try a city, an airport or a code such as KUL.',
    'adults: Enter how many adults fly.',
    'cabin: Choose a cabin class.',
    'depart: We cannot search these dates, so we chose others.',
    'airline: We do not know an airline called “Z9”.',
  ])
  expect(problemsOf('from=KUL').problems).toEqual([])
  expect(problemsOf('from=KUL&to=PEN&depart=2027-02-20&trip=one-way').problems).toEqual([])
})

test.each<[trip: string, read: string, problems: string[]]>([
  ['oneway', 'one-way', []],
  ['round', 'return', []],
  ['Return', 'return', []],
  ['hop', 'return', ['We do not know a trip called “hop”.']],
])('the trip of an address: %s is %s', (trip, read, problems) => {
  const days = 'depart=2027-01-27T00:00:00&return=2027-01-29T00:00:00%2B08:00'
  const form = formOfAddress('flight', new URLSearchParams(`from=KUL&to=PEN&${days}&trip=${trip}`), today, booking)
  expect(form.values).toMatchObject({ trip: read, depart: 'Wed 27 Jan 2027' })
  expect(form.problems.map(({ message }) => message)).toEqual(problems)
})

test('flights with a hotel lead there and back, whatever the address gives as the trip', () => {
  const { values } = formOfAddress('flight-plus-hotel', new URLSearchParams('trip=one-way'), today, booking)
  expect(values.trip).toBe('return')
})

test('an address with only the first day means one night', () => {
  const { values } = formOfAddress('hotel', new URLSearchParams('place=Kyoto&arrive=2027-02-20'), today, booking)
  expect(values).toMatchObject({ arrive: 'Sat 20 Feb 2027', leave: 'Sun 21 Feb 2027' })
})

test('a form posted without script is looked up and handed over', () => {
  const { accepted } = send('flight', [
    ['from', 'kl'],
    ['to', 'saigon'],
    ['depart', '05/01/2027'],
    ['return', '9 Jan'],
    ['adults', '1'],
  ])
  expect(accepted?.title).toBe('Kuala Lumpur to Ho Chi Minh City')
  expect(accepted?.handOver.action).toBe('https://booking.example/Home/Index')
  expect(Object.fromEntries(accepted?.handOver.fields ?? [])).toMatchObject({
    DepartureStationCMS: 'KUL - KUALA LUMPUR, MALAYSIA',
    ArrivalStationCodeCMS: 'SGN',
    BeginDateCMS: '05-Jan-2027 12:00:00 AM',
  })
  expect(accepted?.address).toBe('/flights?from=KUL&to=SGN&depart=2027-01-05&return=2027-01-09&adults=1')
})

test('an unclear place keeps its text and gets places to choose from', () => {
  const { model } = send('flight', [
    ['from', 'KUL'],
    ['to', 'san jose'],
  ])
  expect(model?.values.to).toBe('san jose')
  expect(model?.choices.to?.map(({ code }) => code)).toContain('SJO')
  expect(model?.problems.map(({ field }) => field)).toEqual(['to'])
})

test('a choice counts only while the text is unchanged', () => {
  const asked: [string, string][] = [
    ['from', 'KUL'],
    ['to-asked', 'san jose'],
    ['to-choice', 'San José (SJO)'],
  ]
  const { accepted } = send('flight', [...asked, ['to', 'san jose']])
  expect(accepted?.title).toBe('Kuala Lumpur to San José')
  expect(send('flight', [...asked, ['to', 'Ipoh']]).accepted?.title).toBe('Kuala Lumpur to Ipoh')
})

test('a hotel search with children needs their ages', () => {
  const family: [string, string][] = [
    ['place', 'genting'],
    ['adults', '2'],
    ['children', '2'],
  ]
  expect(send('hotel', family).model?.problems.map(({ field }) => field)).toEqual(['age-1', 'age-2'])
  const { accepted } = send('hotel', [...family, ['age', '4'], ['age', '1']])
  expect(accepted?.facts).toBe('1 Jan to 2 Jan 2027, 1 room, 2 adults, 2 children')
  expect(accepted?.address).toContain('place=Genting+Highlands%2C+Malaysia')
  expect(accepted?.address).toContain('age=4&age=1')
})

test('the address of an accepted search leads to the same search', () => {
  const sent = send('car', [
    ['place', 'langkawi'],
    ['pick-up', '2027-02-01'],
    ['return', '2027-02-03'],
  ])
  const { values } = formOfAddress(
    'car',
    new URL(sent.accepted?.address ?? '', 'http://x').searchParams,
    today,
    booking,
  )
  expect(values).toEqual({
    place: 'Langkawi (LGK)',
    'return-place': '',
    'pick-up': 'Mon 1 Feb 2027',
    'pick-up-time': '10:00',
    return: 'Wed 3 Feb 2027',
    'return-time': '10:00',
  })
})

test('an unknown airline is left out', () => {
  const { accepted } = send('flight', [
    ['from', 'KUL'],
    ['to', 'PEN'],
    ['airline', 'ZZ - <b>Air'],
  ])
  expect(Object.fromEntries(accepted?.handOver.fields ?? []).PrefferedAirlineCodeCMS).toBe('')
})

const flown: [string, string][] = [
  ['from', 'KUL'],
  ['to', 'PEN'],
  ['depart', '2027-02-20'],
  ['return', '2027-02-25'],
  ['adults', '2'],
  ['children', '1'],
  ['cabin', 'C'],
  ['airline', 'MH'],
  ['direct', 'true'],
  ['promo', 'RAYA'],
]

test.each<[Parameters<typeof sentForm>[0], [string, string][]]>([
  ['flight', [...flown, ['students', '2']]],
  ['flight', [...flown, ['students', '1']]],
  ['flight', [...flown.filter(([name]) => name !== 'return'), ['trip', 'one-way']]],
  ['flight-plus-hotel', [...flown, ['rooms', '2'], ['students', '1']]],
  [
    'hotel',
    Object.entries({
      place: 'genting',
      arrive: '2027-02-20',
      leave: '2027-02-25',
      rooms: '2',
      adults: '3',
      children: '1',
      age: '4',
      stars: '4',
      promo: 'RAYA',
    }),
  ],
  [
    'car',
    Object.entries({
      place: 'langkawi',
      'return-place': 'penang',
      'pick-up': '2027-02-01',
      'pick-up-time': '09:00',
      return: '2027-02-03',
      'return-time': '18:30',
    }),
  ],
])('what %s post to the booking site leads back to the same form', (product, fields) => {
  const { accepted } = send(product, fields)
  const formOf = (address = '') => formOfAddress(product, new URL(address, 'http://x').searchParams, today, booking)
  const { pathname } = new URL(accepted?.handOver.action ?? '')
  const back = addressOfPost(pathname, accepted?.handOver.fields ?? [])
  expect(new URL(back, 'http://x').pathname).toBe(new URL(accepted?.address ?? '', 'http://x').pathname)
  expect(formOf(back)).toEqual(formOf(accepted?.address))
  const students = fields.find(([name]) => name === 'students')?.[1] ?? ''
  expect(formOf(back).values.students ?? '').toBe(students)
})
