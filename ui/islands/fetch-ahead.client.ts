type Connection = { saveData?: boolean; effectiveType?: string }

/** Not on a 2g connection, nor with data saver on. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g')
}

/**
 * Browsers remember a failed import for as long as the page is open, but not a failed fetch. Retries once past a cache
 * that may hold the failure. @param files `*` stands for the document's language. @throws If a file cannot be fetched.
 */
export async function fetchAhead(files: string[]): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2)
  const addresses = files.map(file => file.replace('*', language))
  await Promise.all(addresses.map(file => fetchFile(file).catch(() => fetchFile(file, { cache: 'reload' }))))
}

async function fetchFile(file: string, options?: RequestInit): Promise<void> {
  const response = await fetch(file, options)
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  await response.arrayBuffer()
}
