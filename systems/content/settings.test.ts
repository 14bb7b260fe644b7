import { expect, test } from 'vitest'
import { contentSettings } from './settings.ts'

const env = { DATABASE_URL: 'postgres://user:password@localhost:5432/name' }

test('one address names a bucket with its access key', () => {
  const mediaBucketUrl = 'https://key:a%2Fb@s3.example.com/agency-pictures?region=ap-southeast-5'
  expect(contentSettings({ ...env, MEDIA_BUCKET_URL: mediaBucketUrl }).bucket).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'agency-pictures',
    region: 'ap-southeast-5',
    keyId: 'key',
    secret: 'a/b',
  })
  expect(contentSettings(env).bucket).toBeUndefined()
})
