import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, expect, test } from 'vitest'
import { s3Store } from './s3-store.ts'

const directory = mkdtempSync(join(tmpdir(), 's3-'))
const configureBuckets: { name: string; configs: [] }[] = [{ name: 'pictures', configs: [] }]
/** A store that speaks S3 and checks signatures. */
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })

const { port } = await server.run()
const endpoint = `http://127.0.0.1:${port}`
const bucket = { endpoint, bucket: 'pictures', region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' }
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

test('a file is stored, read, replaced and removed', async () => {
  const store = s3Store(bucket)
  expect(await store.get('beach.jpeg')).toBeUndefined()
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])
  await store.put('beach.jpeg', bytes, 'image/jpeg')
  expect(await store.get('beach.jpeg')).toEqual(bytes)
  await store.put('beach.jpeg', bytes.subarray(0, 3), 'image/jpeg')
  expect(await store.get('beach.jpeg')).toEqual(bytes.subarray(0, 3))
  await store.remove('beach.jpeg')
  await store.remove('beach.jpeg')
  expect(await store.get('beach.jpeg')).toBeUndefined()
})

test('a wrong secret and a missing bucket are errors, not missing files', async () => {
  await expect(s3Store({ ...bucket, secret: 'wrong' }).put('a.jpeg', Buffer.alloc(1), 'image/jpeg')).rejects.toThrow(
    '403',
  )
  const elsewhere = s3Store({ ...bucket, bucket: 'nowhere' })
  await expect(elsewhere.put('a.jpeg', Buffer.alloc(1), 'image/jpeg')).rejects.toThrow('404')
})
