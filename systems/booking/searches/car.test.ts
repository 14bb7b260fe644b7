import { readCarSearch } from '@agency/contracts/booking/searches/car-search.ts'
import { sampleCarSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { understandCarSearch, withUnreadableDatesReplaced } from './car.ts'
import type { Offers } from './results/offer.ts'
import { sampleCars } from './results/samples/cars.ts'

test('tomorrow is the Malaysian tomorrow, even late in the evening of UTC', () => {
  const posted = Object.entries({ ...sampleCarSearch, PickupDateTime: '', PickupDateTimeCMS: '' })
  const { fields, faults } = withUnreadableDatesReplaced(posted, new Date('2026-12-30T17:00:00Z'))
  expect(Object.fromEntries(fields)).toMatchObject({
    PickupDateTime: '01-Jan-2027 12:00:00 AM',
    ReturnDateTime: sampleCarSearch.ReturnDateTime,
  })
  expect(faults.map(fault => fault.field)).toEqual(['PickupDateTime', 'PickupDateTimeCMS'])
  expect(readCarSearch(fields).ok).toBe(true)
})

test('a car that comes back at another place costs the way back', () => {
  const understood = (fields: Record<string, string>) => {
    const reading = readCarSearch(Object.entries({ ...sampleCarSearch, ...fields }))
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
    return understandCarSearch(reading.value)
  }
  const ways: Record<string, string>[] = [{}, { returnLocationCode: 'PEN', returnLocationCodeCMS: 'PEN' }]
  const [round, oneWay] = ways.map(understood)
  expect(oneWay?.places).toEqual(['Langkawi (LGK)', 'Penang (PEN)'])
  const more = oneWay?.offers().list.map(({ price }, at) => price - (round?.offers().list[at]?.price ?? 0)) ?? []
  expect(new Set(more).size).toBe(1)
  expect(more[0]).toBeGreaterThanOrEqual(15_000)
})

test('in Malay, values of filters and titles in enquiries stay English', () => {
  const search = { place: 'LGK', pickUp: '2099-09-05', back: '2099-09-06' }
  const facts = ({ list }: Offers) => list.map(({ traits, asked }) => [traits, asked])
  const malay = inLanguage('ms', () => sampleCars(search))
  expect(malay.list[0]).toMatchObject({ title: 'Kia Picanto atau yang setara', asked: 'Kia Picanto or similar' })
  expect(facts(malay)).toEqual(facts(sampleCars(search)))
})
