import { expect, test } from 'vitest'
import { readBackendAnswer } from './read-answer.ts'

const inner = JSON.stringify({ success: true, data: { reference: 'AG-1' } })

test.each([
  [200, '{"success":true}'],
  [200, '{"Success":true,"Data":{"Reference":"AG-1"}}'],
  [201, '{"SUCCESS":"True"}'],
  [200, '{"isSuccess":1}'],
  [200, '{"status":"success"}'],
  [200, '{"status":"OK"}'],
  [200, 'true'],
  [200, '"True"'],
  [200, 'OK'],
  [200, '"success"'],
  [204, ''],
  [200, ' \n'],
  [202, ''],
  [200, inner],
  [200, JSON.stringify(inner)],
  [200, JSON.stringify(JSON.stringify(inner))],
  [200, '{"d":{"Success":true}}'],
  [200, '{"d":true}'],
  [200, JSON.stringify({ d: inner })],
  [200, '\ufeff{"success":true}'],
])('%d %s is success', (status, text) => expect(readBackendAnswer(status, text).success).toBe(true))

test.each([
  [200, '{"success":false,"error":"Closed."}'],
  [200, '{"Success":"False","Message":"Closed."}'],
  [200, 'false'],
  [422, '{"success":false,"errors":{"email":"No."}}'],
  [400, '{"title":"Bad Request","status":400}'],
  [200, '{"status":"error"}'],
  [200, '{"error":"Closed."}'],
  [200, JSON.stringify('{"success":false}')],
])('%d %s is a refusal', (status, text) => expect(readBackendAnswer(status, text).success).toBe(false))

test.each([
  [200, '{}'],
  [200, '[]'],
  [200, 'null'],
  [200, '{"message":"Thank you"}'],
  [200, '{"success":null}'],
  [200, '<html>blocked</html>'],
  [200, '{"success":tr'],
  [500, '{"success":true}'],
  [500, ''],
  [404, 'true'],
  [302, ''],
])('%d %s is neither success nor refusal', (status, text) =>
  expect(readBackendAnswer(status, text).success).toBeUndefined(),
)

test('message, faults and data are read in any casing', () => {
  expect(
    readBackendAnswer(422, '{"Success":false,"Error":"No.","Errors":{"Email":["Wrong.","x"],"n":5,"o":{}}}'),
  ).toEqual({
    success: false,
    message: undefined,
    error: 'No.',
    errors: { Email: 'Wrong.', n: '5' },
    data: undefined,
    reference: undefined,
  })
  expect(readBackendAnswer(200, '{"Success":true,"Message":"Hi","Data":"{\\"Reference\\":\\"AG-1\\"}"}')).toMatchObject(
    {
      message: 'Hi',
      data: { Reference: 'AG-1' },
    },
  )
})

test.each([
  [200, '{"success":false,"ErrMsg":"Email already exist.","Message":"x"}', 'Email already exist.', {}],
  [200, '{"success":false,"ErrMsg":"","Message":"Email already exist."}', 'Email already exist.', {}],
  [400, '{"Message":"The date is over."}', 'The date is over.', {}],
  [
    400,
    '{"Message":"The request is invalid.","ModelState":{"model.Email":["Email is not valid."]}}',
    'Email is not valid.',
    { Email: 'Email is not valid.' },
  ],
  [200, '{"success":false,"message":"Bad.","errors":{"email":"No."}}', undefined, { email: 'No.' }],
  [200, '{"success":true,"message":"Thank you"}', undefined, {}],
])('the refusal %d %s has a reason for people', (status, text, error, errors) => {
  expect(readBackendAnswer(status, text)).toMatchObject({ errors })
  expect(readBackendAnswer(status, text).error).toBe(error)
})

test.each([
  ['{"success":true,"data":{"reference":"AG-1"}}', 'AG-1'],
  ['{"Success":true,"Data":{"ReferenceNo":20261}}', '20261'],
  ['{"Success":true,"RefNo":"2026/000123"}', '2026/000123'],
  ['{"success":true,"data":"AG-17"}', 'AG-17'],
  ['{"success":true,"data":"Thank you"}', undefined],
  ['{"success":true,"data":{"reference":"<b>1</b>"}}', undefined],
  [`{"success":true,"data":{"reference":"${'1'.repeat(60)}"}}`, undefined],
  ['{"success":true}', undefined],
])('%s has the reference %s', (text, expected) => expect(readBackendAnswer(200, text).reference).toBe(expected))
