const sizeLimit = 20 * 1024 * 1024
const timeLimit = 5000

/**
 * Fetches an original. Redirects are not followed: they could lead to a host that is not allowed.
 * @throws When it is missing, too large, too slow, or not a picture.
 */
export async function fetchPicture(url: URL): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeLimit) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw new Error(`the picture's source answered ${response.status}`)
  if (!type.startsWith('image/')) throw new Error(`the picture's source answered ${type || 'something without a type'}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimit) throw new Error('the picture is larger than 20 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
