import { expect, test } from 'vitest'
import { regionsOf } from './world-regions.ts'

test.each([
  [['Langkawi', 'Kedah'], ['Malaysia']],
  [
    ['Greece', 'türkiye '],
    ['Europe', 'Middle East and Türkiye'],
  ],
  [['At sea', 'Singapore'], ['Southeast Asia']],
  [['Nowhere'], []],
])('%j lies in %j', (places, regions) => expect(regionsOf(places)).toEqual(regions))
