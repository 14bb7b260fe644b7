type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether files may be fetched before they are needed: not on a 2g connection, nor with data saver on. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g')
}

/**
 * Fetches files before they are imported. Browsers remember a failed import for as long as the page is open, but not a failed
 * fetch. A file that fails is fetched once more, past a cache that may hold the failure.
 * @throws If a file cannot be fetched.
 */
export async function fetchAhead(files: string[]): Promise<void> {
  await Promise.all(files.map(file => fetchFile(file).catch(() => fetchFile(file, { cache: 'reload' }))))
}

async function fetchFile(file: string, options?: RequestInit): Promise<void> {
  const response = await fetch(file, options)
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  await response.arrayBuffer()
}
