import { anyPath, anyQuery } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('parameters that do not change the page are dropped, and the others are sorted', () => {
  expect(pageAddress('/blog?utm_source=x&gclid=1')).toEqual({ path: '/blog', hasQuery: false })
  expect(pageAddress('/blog?utm_source=x&page=2')).toEqual({ path: '/blog?page=2', hasQuery: true })
  expect(pageAddress('/tours?price=0-500&destination=Sabah')).toEqual(
    pageAddress('/tours?destination=Sabah&price=0-500'),
  )
  expect(pageAddress('/tours?destination=Sabah&destination=Perak')?.path).toBe(
    '/tours?destination=Sabah&destination=Perak',
  )
})

test('pages for one visitor have no cache key', () => {
  const forOne = ['/preview?key=1', '/contactus', '/newsletter/confirm?token=a', '/contactthanks?ref=A', '/account']
  const withWords = [
    '/?loginerror=No',
    '/Login?status=registered',
    '/faq?q=visa',
    '/contactus?about=/x',
    '/?error=invalid-param',
  ]
  const inMalay = forOne.map(path => `/ms${path}`)
  for (const target of [...forOne, ...inMalay, ...withWords]) expect(pageAddress(target), target).toBeUndefined()
  expect(pageAddress('/newsletter-from-penang')?.path).toBe('/newsletter-from-penang')
})

test('any address is cut to its path and a bounded query', () => {
  fc.assert(
    fc.property(anyPath(), anyQuery(), (path, query) => {
      const address = pageAddress(`${path}?${query}`)
      if (address) expect(address.path.length).toBeLessThanOrEqual(path.length + 201)
    }),
  )
})

test('a canonical address does not change', () => {
  fc.assert(
    fc.property(anyQuery(), query => {
      const address = pageAddress(`/tours?page=2&${query}`)
      if (address) expect(pageAddress(address.path)).toEqual(address)
    }),
  )
})
