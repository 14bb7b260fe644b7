import { expect, test } from 'vitest'
import { skeletonOf } from './name-skeleton.ts'

test.each(['siti aminah', 'SITI  AMINAH', 'Siti Аminah', 'Sіti Amínah', 'S1ti-Aminah', 'Siti\u200bAminah'])(
  '%s reads as Siti Aminah',
  name => expect(skeletonOf(name)).toBe(skeletonOf('Siti Aminah')),
)

test.each(['Siti Aminah binti Ali', 'Siti Amina', '陈美玲'])('%s is another name', name =>
  expect(skeletonOf(name)).not.toBe(skeletonOf('Siti Aminah')),
)
