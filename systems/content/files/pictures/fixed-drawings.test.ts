import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import { expect, test } from 'vitest'
import { addFixedDrawings, fixedDrawings } from './fixed-drawings.ts'
import { pictureCatalogue } from './picture-catalogue.ts'
import { withPictures } from './picture-values.ts'

const scb = '/media/logos/scb.svg'

test('a wordmark is served as a drawing, and content that names it has its size', async () => {
  const app = httpService({ title: 'Test', version: '1', log: createLogger('test', 'silent'), ready: {} })
  addFixedDrawings(app)
  expect((await app.request(scb)).headers.get('content-type')).toBe('image/svg+xml')
  const sources = { drawings: pictureCatalogue([]), uploads: { find: () => undefined } }
  const width = fixedDrawings.get(scb)?.width
  expect(withPictures({ image: scb }, sources)).toEqual({
    image: scb,
    imageMeta: { alt: '', width, height: 50 },
  })
  expect(width).toBeGreaterThan(50)
})
