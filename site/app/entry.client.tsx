import { startIslands } from '@agency/ui/islands/start-islands.client.ts'
import { replaceStyles } from '../framework/hot-styles.client.ts'
import { doWithoutFastRefresh } from '../framework/no-fast-refresh.client.ts'
import { startLogin } from './features/account/dialog/start-login.client.ts'
import { startSessionSync } from './features/account/visitor/session-sync.client.ts'
import { forgetSentDraft } from './features/enquiry/browser/forget-sent-draft.client.ts'
import { followStudio } from './features/preview/follow-studio.client.ts'
import { restoreSearch } from './features/search/form/restore-search.client.ts'
import { startSearchSheet } from './features/search/form/search-sheet.client.ts'
import { startHandOver } from './features/search/page/hand-over.client.ts'
import { islands } from './islands.ts'
import { startShareLinks } from './page-types/detail/share-links.client.ts'
import { startOpenAnswer } from './page-types/faq/open-answer.client.ts'
import { startUpdatingResults } from './page-types/listing/update-results.client.ts'
import { reloadForLostScript, reloadOnLostScript } from './shell/browser/lost-script.client.ts'
import { startOfflineNotice } from './shell/browser/offline-notice.client.ts'
import { startPictureTransition } from './shell/browser/picture-transition.client.ts'
import { startPrefetch } from './shell/browser/prefetch.client.ts'
import { startProgressBar } from './shell/browser/progress-bar.client.ts'
import { startVitals } from './shell/browser/vitals.client.ts'
import { startCountdowns } from './shell/header/countdown.client.ts'
import { startHoverPanels } from './shell/header/hover-panels.client.ts'
import { startMenu } from './shell/header/menu.client.ts'

/** Inserted by the build; see `site/framework/island-files.ts`. */
declare const islandFilesOfBuild: Record<string, string[]>
const islandFiles = islandFilesOfBuild

if (import.meta.env.DEV) doWithoutFastRefresh()
import.meta.hot?.on('site:styles', replaceStyles)

/* Each script finds its own elements. If one fails, the page still works without it. */
const starting: unknown[] = []
for (const start of [
  () => startIslands(islands, islandFiles, reloadForLostScript),
  reloadOnLostScript,
  restoreSearch,
  () => startSearchSheet(islandFiles['product-form'] ?? []),
  startMenu,
  startHoverPanels,
  startLogin,
  startSessionSync,
  startHandOver,
  startCountdowns,
  async () => {
    if (!document.querySelector('.not-found')) return
    const { startNotFoundCountdown } = await import('./shell/errors/not-found-countdown.client.ts')
    startNotFoundCountdown()
  },
  async () => {
    if (!document.querySelector('.languages')) return
    const { keepLanguage } = await import('./shell/languages/keep-language.client.ts')
    keepLanguage()
  },
  startProgressBar,
  startPictureTransition,
  startPrefetch,
  forgetSentDraft,
  startUpdatingResults,
  startOpenAnswer,
  startShareLinks,
  async () => {
    if (!document.querySelector('.offer-card a[href^="https://wa.me/"]')) return
    const { startAddingChoice } = await import('./features/site-settings/trust/whatsapp-link.client.ts')
    startAddingChoice()
  },
  startOfflineNotice,
  followStudio,
  startVitals,
]) {
  try {
    starting.push(start())
  } catch (error) {
    console.error(error)
  }
}
document.documentElement.classList.add('scripted')
const siteStarting = Promise.allSettled(starting)
// Until then, the starter records presses that need script.
Object.assign(window, { siteStarting })
void siteStarting.then(() => Object.assign(window, { siteStarted: true }))
