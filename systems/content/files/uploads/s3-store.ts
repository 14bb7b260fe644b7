import { AwsClient } from 'aws4fetch'
import type { S3Bucket } from '../../settings.ts'
import type { MediaStore } from './media-store.ts'

const timeLimitMs = 30_000

/** A bucket, addressed by its path. Failed calls are retried twice; then they throw. */
export function s3Store({ endpoint, bucket, region, keyId, secret }: S3Bucket): MediaStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 })

  async function ask(name: string, init: RequestInit, fine: number[]): Promise<Response> {
    const signal = AbortSignal.timeout(timeLimitMs)
    const response = await client.fetch(`${endpoint}/${bucket}/uploads/${name}`, { ...init, signal })
    if (fine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`the store of pictures answered ${response.status} to ${init.method}`)
  }

  return {
    async put(name, bytes, type) {
      await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } }, [200])
    },
    async get(name) {
      const response = await ask(name, { method: 'GET' }, [200, 404])
      const bytes = await response.arrayBuffer()
      return response.ok ? Buffer.from(bytes) : undefined
    },
    async remove(name) {
      await ask(name, { method: 'DELETE' }, [200, 204, 404])
    },
  }
}
