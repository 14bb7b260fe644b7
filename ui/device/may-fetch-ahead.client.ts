type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether something may be fetched that nobody asked for yet. Never on a 2g line or with data saver on. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g')
}
