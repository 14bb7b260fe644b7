import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { expect, test } from 'vitest'
import { firstValues, givenValues } from './prefill.server.ts'

const given = (query: string) => givenValues(controlsOf(enquiryForms['group-flight']), new URLSearchParams(query))

test('a search over the limits fills the group form', () => {
  const values = given('adults=12&children=2&from=KUL&to=LHR&depart=2027-03-28&return=2027-04-10&cabin=business')
  expect(values).toEqual({
    adults: '12',
    children: '2',
    from: 'KUL',
    to: 'LHR',
    depart: '2027-03-28',
    return: '2027-04-10',
    cabin: 'business',
  })
  expect(firstValues('group-flight', values)).toMatchObject({ trip: 'return', adults: '12', cabin: 'business' })
})

test('a search without a return date is one way', () => {
  expect(firstValues('group-flight', given('depart=2027-03-28')).trip).toBe('one-way')
  expect(firstValues('group-flight', {}).trip).toBe('return')
})

test('an address cannot fill in message, name, mailbox or consent', () => {
  expect(
    given(
      'message=Buy&name=Eve&email=e@v.example&consent=true&view=x&homepage=y&__proto__=z&phone=1&chosen=RM+1&seller=s',
    ),
  ).toEqual({})
})

test('values of the address become one short line', () => {
  const { from = '' } = given(`from=${encodeURIComponent(`K\r\nU\u0000L${'x'.repeat(999)}`)}`)
  expect(from).toMatch(/^K UL/)
  expect(from.length).toBeLessThanOrEqual(200)
})
