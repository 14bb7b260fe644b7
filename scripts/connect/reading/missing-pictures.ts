const maxTried = 200
const atOnce = 8
const timeLimit = 10_000

/** Answered with 404; samples a very long list. */
export async function findMissingPictures(
  pictures: readonly string[],
  contentUrl: string,
): Promise<{ tried: number; missing: string[] }> {
  const own = pictures.filter(src => src.startsWith('/')).slice(0, maxTried)
  const waiting = [...own]
  const missing: string[] = []
  const worker = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift())
      if (await isMissing(contentUrl + src)) missing.push(src)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { tried: own.length, missing: missing.sort() }
}

async function isMissing(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimit)
  const response = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 404 || response?.status === 410
}
