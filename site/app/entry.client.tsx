import { startAccountMenu } from './account/account-menu.client.ts'
import { startLoginDialog } from './account/login-dialog.client.ts'
import { startEnquiryForm } from './enquiry/enquiry-form.client.ts'
import { startNewsletter } from './enquiry/newsletter.client.ts'
import { startCountdowns } from './header/countdown.client.ts'
import { startHoverPanels } from './header/hover-panels.client.ts'
import { startMobileMenu } from './header/mobile-menu.client.ts'
import { startShareLinks } from './page-types/detail/share-links.client.ts'
import { startFaqFilter, startOpenAnswer } from './page-types/faq/faq-filter.client.ts'
import { startAutoSubmit } from './page-types/listing/auto-submit.client.ts'
import { startHandOver } from './search/hand-over.client.ts'
import { startSearch } from './search/start-search.client.ts'
import { reloadOnLostScript } from './shell/lost-script.client.ts'
import { startNotFoundCountdown } from './shell/not-found-countdown.client.ts'
import { startOfflineNotice } from './shell/offline-notice.client.ts'
import { startPictureTransition } from './shell/picture-transition.client.ts'
import { startPrefetch } from './shell/prefetch.client.ts'
import { startProgressBar } from './shell/progress-bar.client.ts'
import { startSiteSearch } from './site-search/start-site-search.client.ts'
import { startCarousels } from './ui/carousel.client.ts'
import { startVitals } from './vitals/vitals.client.ts'

/*
 * What script adds to finished pages. Each piece finds its own elements, does nothing where there are none, and leaves
 * the page working as it was when it fails.
 */
for (const start of [
  reloadOnLostScript,
  startMobileMenu,
  startSiteSearch,
  startHoverPanels,
  startLoginDialog,
  startAccountMenu,
  startHandOver,
  startSearch,
  startCarousels,
  startCountdowns,
  startNotFoundCountdown,
  startProgressBar,
  startPictureTransition,
  startPrefetch,
  startNewsletter,
  startEnquiryForm,
  startAutoSubmit,
  startFaqFilter,
  startOpenAnswer,
  startShareLinks,
  startOfflineNotice,
  startVitals,
]) {
  try {
    start()
  } catch (error) {
    console.error(error)
  }
}
document.documentElement.classList.add('scripted')
Object.assign(window, { siteStarted: true })
