/**
 * Fetches files before they are imported. Browsers remember a failed import, or that of anything it imports, for as long as
 * the page is open; a failed fetch they do not. What fails is fetched once more, past a cache that may hold the failure.
 * @throws When a file cannot be had.
 */
export async function fetchAhead(files: string[]): Promise<void> {
  await Promise.all(files.map(file => fetchFile(file).catch(() => fetchFile(file, { cache: 'reload' }))))
}

async function fetchFile(file: string, how?: RequestInit): Promise<void> {
  const response = await fetch(file, how)
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  await response.arrayBuffer()
}
