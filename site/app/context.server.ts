import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { createContext } from 'react-router'
import type { NewsletterSettings } from './clients/backend/newsletter.server.ts'
import type { WebApiSettings } from './clients/backend/profile.server.ts'
import type { SessionWay } from './clients/booking/session/visitor-sessions.server.ts'
import type { PageDependencies } from './clients/content/cache/page-dependencies.server.ts'
import type { ContentSource } from './clients/content/content-source.server.ts'
import type { Origins } from './clients/content/readers/origins.ts'
import type { RouteIndex } from './clients/content/routes/route-resolution.ts'
import type { SiteLanguages } from './clients/content/routes/site-languages.server.ts'
import type { AccountFormSettings } from './features/account/account-forms.server.ts'
import type { SignInWay } from './features/account/login/sign-in-links.ts'
import type { DealSettings } from './features/deals/deals.server.ts'
import type { EnquiryDesk } from './features/enquiry/enquiry-desk.server.ts'
import type { PersonCheck } from './features/enquiry/person-check/person-check.server.ts'
import type { Translation } from './features/metadata/translations.ts'
import type { PreviewSettings } from './features/preview/preview-content.server.ts'
import type { SearchSettings } from './features/search/server/search-settings.server.ts'
import type { ShellSettings } from './features/site-settings/shell-model.server.ts'

/** `site/server/settings/env.ts` reads them all. */
type PageSettings = ShellSettings &
  DealSettings &
  SearchSettings &
  PreviewSettings &
  WebApiSettings &
  NewsletterSettings &
  AccountFormSettings & {
    APP_ENV: 'local' | 'production'
    SITE_URL: string
    CONTENT_URL: string
    SESSION: SessionWay
    SIGN_IN: SignInWay
    CREDIT_SOURCE: 'backend' | 'web-api'
    VITALS_SHARE: number
    HOLIDAYS_FILE: string
    SITE_SECRET: string
    OWN_DATA: boolean
    ENQUIRY_MIN_SECONDS: number
    PHONE_REQUIRED: readonly FormName[]
    CONTENT_KEY_AUTHORS: string
    CONTENT_KEY_DAYS_OFF: string
    CONTENT_KEY_USER_MENU: string
    CONTENT_KEY_WIDGETS: string
    CONTENT_KEY_HOME_SLIDER: string
    CONTENT_KEY_FLIGHT_SLIDER: string
    CONTENT_KEY_BLOG_SLIDER: string
    CONTENT_KEY_SCB_SLIDER: string
  }

export type PagePolicy = (styles: readonly string[]) => string

/** Created per request in `site/server/rendering/page-maker.ts`. */
export type SiteContext = {
  env: PageSettings
  content: ContentSource
  /** In English, whatever the language of the page. */
  english: ContentSource
  /** Of the page and all that it reads; addresses in code have none (decision 144). */
  language: Language
  languages: SiteLanguages
  /** The page at a path in each of its languages; empty for one in English only. */
  addressesAt: (path: string, routes: RouteIndex | undefined) => Translation[]
  enquiries: EnquiryDesk
  personCheck: PersonCheck
  log: Logger
  requestId: string
  /** From the verified cookie; undefined for anonymous visitors. */
  session: Session | undefined
  /** The cookie has expired, but the booking site may still have the session. */
  isLapsed: boolean
  cameFromUs: boolean
  /** For limits only. */
  visitorAddress: string
  /** Content keys and expiry of the page; loaders add to it. */
  uses: PageDependencies
  /** For previews; undefined on pages for visitors. */
  origins: Origins | undefined
  policy: PagePolicy
  /** `document`: the response would copy its bytes three times. `errorStatus`: React Router hides it. */
  result: { pageType: string; document?: Buffer; errorStatus?: number }
  now: number
}

export const siteContext = createContext<SiteContext>()
