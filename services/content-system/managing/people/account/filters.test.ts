import { filteredLists, MAX_FILTERS } from '@agency/contracts/manage/account.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailingSystem, mailingSystem } from '../../../testing/mailing-system.ts'
import { signedInAs } from '../../../testing/studio-browser.ts'

let it: MailingSystem
beforeAll(async () => {
  it = await mailingSystem()
}, 60_000)
afterAll(() => it.stop())

type Answer = { filters: { id: string; list: string; name: string; query: string }[]; detail: string }
const beaches = { list: 'pictures', name: 'Beaches', query: 'find=sand&folder=Beaches' }

test('a filter is saved, found in another browser, renamed and deleted', async () => {
  const browser = await signedInAs(it, 'reader')
  const saved = await browser.call<Answer>('POST', 'me/filters', beaches)
  expect([saved.status, saved.json.filters]).toEqual([200, [{ id: expect.any(String), ...beaches }]])
  const id = saved.json.filters[0]?.id
  const elsewhere = await signedInAs(it, 'reader')
  expect((await elsewhere.call<Answer>('GET', 'me/filters')).json.filters).toEqual(saved.json.filters)
  const renamed = await elsewhere.call<Answer>('PUT', `me/filters/${id}`, { name: ' Sandy beaches ' })
  expect(renamed.json.filters).toMatchObject([{ id, name: 'Sandy beaches', query: beaches.query }])
  expect((await browser.call<Answer>('DELETE', `me/filters/${id}`)).json.filters).toEqual([])
  expect((await browser.call('PUT', `me/filters/${id}`, { name: 'Gone' })).status).toBe(404)
})

test('filters belong to one user, who takes them along', async () => {
  const [own, other] = [await signedInAs(it, 'writer'), await signedInAs(it, 'publisher')]
  const id = (await own.call<Answer>('POST', 'me/filters', beaches)).json.filters[0]?.id
  expect((await other.call<Answer>('GET', 'me/filters')).json.filters).toEqual([])
  for (const method of ['PUT', 'DELETE'])
    expect((await other.call(method, `me/filters/${id}`, { name: 'Mine' })).status).toBe(404)
  expect((await own.call('GET', 'me/export')).json).toMatchObject({ studio: [{ filters: [{ id, ...beaches }] }] })
})

test('a name is taken once a list, in any case of its letters', async () => {
  const browser = await signedInAs(it, 'administrator')
  const save = (filter: object) => browser.call<Answer>('POST', 'me/filters', { ...beaches, ...filter })
  expect((await save({})).status).toBe(200)
  const twice = await save({ name: 'BEACHES' })
  expect([twice.status, twice.json.detail]).toEqual([409, expect.stringContaining('Choose another name')])
  const { filters } = (await save({ list: 'tree' })).json
  expect(filters.map(({ list }) => list)).toEqual(['pictures', 'tree'])
  const second = (await save({ name: 'Second' })).json.filters.find(({ name }) => name === 'Second')
  expect((await browser.call('PUT', `me/filters/${second?.id}`, { name: 'beaches' })).status).toBe(409)
})

test('limits are said: an empty filter, a long name, one filter too many', async () => {
  const browser = await signedInAs(it, 'publisher')
  const save = (filter: object) => browser.call<Answer>('POST', 'me/filters', { ...beaches, ...filter })
  for (const wrong of [{ query: '' }, { name: ' ' }, { name: 'x'.repeat(61) }, { list: 'nothing' }])
    expect((await save(wrong)).status).toBe(400)
  for (let number = 0; number < MAX_FILTERS; number++) await save({ name: `Filter ${number}` })
  const last = await save({ name: 'One more' })
  expect([last.status, last.json.detail]).toEqual([409, expect.stringContaining(`You have ${MAX_FILTERS} filters`)])
  expect((await save({ list: filteredLists[0] })).status).toBe(200)
})
