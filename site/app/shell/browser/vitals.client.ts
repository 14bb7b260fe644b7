type Wishes = Navigator & {
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Skips visitors who ask not to be tracked, or to save data, although nothing about a person is sent. */
export function startVitals(): void {
  const { vitals = '0', page = 'other', measuring } = document.body.dataset
  if (!isWelcome()) return
  if (measuring) import('./count-visit.client.ts').then(({ countVisit }) => countVisit(measuring, page)).catch(() => {})
  if (Math.random() >= Number(vitals)) return
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
