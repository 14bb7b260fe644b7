type Wishes = Navigator & {
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Skips visitors with Do Not Track or Save-Data, although only the kind of the page and its speed are sent. */
export function startVitals(): void {
  const { vitals = '0', page = 'other' } = document.body.dataset
  if (Math.random() >= Number(vitals) || !isWelcome()) return
  import('./measure-page.client.ts').then(
    ({ measurePage }) => measurePage(page),
    () => {},
  )
}

function isWelcome(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Wishes
  return (
    doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData && !connection?.effectiveType?.includes('2g')
  )
}
