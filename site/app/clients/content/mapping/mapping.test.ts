import { expect, test } from 'vitest'
import { namesToAsk, noMapping, withOurNames } from './mapping.ts'
import { readMapping } from './mapping-file.server.ts'

const mappingIn = (text: string) => {
  const read = readMapping(text)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.mapping
}

test('our names are read in any capitals, and fill what is empty; no other name is guessed', () => {
  const contentType = { alias: 'HOMEPAGE' }
  const node = { contentType, Title: 'Ours', BODYTEXT: '<p>Jobs</p>', bodyText: '', pageTitle: 'Theirs' }
  expect(withOurNames(node, noMapping)).toMatchObject({ title: 'Ours', bodyText: '<p>Jobs</p>', pageTitle: 'Theirs' })
  expect(withOurNames({ ...node, title: 'Own' }, noMapping)).toMatchObject({ title: 'Own' })
  const { title } = withOurNames({ contentType: { alias: 'home' }, pageTitle: 'T', Page_Title: 'T' }, noMapping)
  expect(title).toBeUndefined()
  expect(withOurNames({ contentType: { alias: 'home' } }, noMapping)).toEqual({ contentType: { alias: 'home' } })
  expect(withOurNames({ groupLeast: 4 }, noMapping)).toMatchObject({ minGroup: 4 })
})

test('what is mapped comes first, of one type before that of all', () => {
  const mapping = mappingIn('properties: {heading: subtitle, tour.heading: title, content: bodyText}')
  const of = (alias: string) =>
    withOurNames({ contentType: { alias }, heading: 'H', pageTitle: 'P', title: 'T' }, mapping)
  expect(of('tour')).toMatchObject({ title: 'H' })
  expect(of('tour')).not.toHaveProperty('subtitle')
  expect(of('career')).toMatchObject({ title: 'T', subtitle: 'H' })
  expect(withOurNames({ content: '', bodyText: '<p>' }, mapping)).toMatchObject({ bodyText: '<p>' })
})

test('a property that is mapped to none is not read as the field whose name it has', () => {
  const mapping = mappingIn('properties: {airport.from: none, starts: from}')
  const of = (alias: string, more = {}) => withOurNames({ contentType: { alias }, from: 'KUL', ...more }, mapping)
  expect(of('airport').from).toBeUndefined()
  expect(of('airport', { starts: '2026-12-01' })).toMatchObject({ from: '2026-12-01' })
  expect(of('promotion')).toMatchObject({ from: 'KUL' })
})

test('types are mapped', () => {
  const mapping = mappingIn('types: {Tour: detail, home: none}')
  expect(mapping.types.get('home')).toBe('none')
  expect(withOurNames({ contentType: { alias: 'Tour', id: 7 } }, mapping)).toEqual({
    contentType: { alias: 'contentDetail', id: 7 },
  })
})

test('mapped properties are requested with the fields they are read as', () => {
  expect(namesToAsk(['bodyText', 'id'], noMapping)).toBe('bodyText,id')
  expect(namesToAsk(['minGroup'], noMapping)).toBe('minGroup,groupLeast')
  const former = mappingIn('properties: {smallest: groupLeast}')
  expect(withOurNames({ smallest: 6 }, former)).toMatchObject({ minGroup: 6 })
  expect(former.notes).toEqual(['CONTENT_MAPPING: groupLeast is now called minGroup'])
  const mapping = mappingIn('properties: {tour.Content: bodyText, heading: title, title: subtitle}')
  expect(namesToAsk(['bodyText', 'id'], mapping)).toBe('bodyText,id,Content')
  expect(namesToAsk(['id', 'title'], mapping)).toBe('id,title,heading')
  expect(namesToAsk(['subtitle'], mapping)).toBe('subtitle,title')
})
