import { endOfMalaysianDay, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { isLicenceValid, paymentMeans } from '@agency/contracts/site/terms/seller.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { below, type ContentSource } from '../../clients/content/content-source.server.ts'
import { depths } from '../../clients/content/depths.ts'
import {
  day,
  decimal,
  link,
  list,
  picture,
  requiredText,
  text,
  wholeNumber,
} from '../../clients/content/readers/lenient-values.server.ts'
import { defaultMenus } from './default-menus.ts'
import {
  type Leads,
  linksThatLead,
  livingEntries,
  livingGroups,
  livingItems,
  pathsOfRoles,
  type RolePaths,
} from './living-links.ts'
import {
  column,
  inEnglish,
  type Menu,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  menu,
  menuEntries,
  menuGroup,
  menuGroups,
  menuItems,
} from './menus.server.ts'
import { knownOf, priceContents } from './price-contents.server.ts'
import { loadPromotion, type PromotionSettings, type RunningPromotion } from './promotions.server.ts'

export type ShellSettings = PromotionSettings & {
  CONTENT_KEY_SETTINGS: string
  CONTENT_KEY_MENUS: string
  CONTENT_KEY_MAIN_MENU: string
  CONTENT_KEY_TOUR_MENU: string
  CONTENT_KEY_HOT_DEALS: string
  CONTENT_KEY_FOOTER: string
  CONTENT_KEY_NOT_FOUND_MENU: string
  RECAPTCHA_SITE_KEY: string
}

const social = z.object({ network: requiredText, url: link })
const settings = z.object({
  brandName: requiredText,
  legalName: text,
  tagline: text,
  imageLogo: picture,
  imageIcon: picture,
  hotline: text,
  enquiriesPhone: text,
  whatsapp: text,
  openingHours: text,
  answeredWithin: text,
  supportMailbox: text,
  agentMailbox: text,
  privacyMailbox: text,
  newsletterConsent: text,
  address: text,
  licence: text,
  licenceUntil: day,
  registration: text,
  mapLink: link,
  deposit: text,
  complaintDays: wholeNumber,
  paymentMeans: knownOf(paymentMeans),
  ...priceContents,
  copyright: text,
  socials: list(social),
  latitude: decimal,
  longitude: decimal,
  aiCrawlers: text,
})
export type Brand = z.output<typeof settings>
export type Shell = {
  brand: Brand
  mainMenu: MenuEntry[]
  footerGroups: MenuGroup[]
  notFoundMenu: MenuItem[]
  leads: Leads
  rolePaths: RolePaths
  /** The first running promotion with offers, in the order of the content. */
  promotion: RunningPromotion | undefined
  /** Google requires a link to its terms. */
  usesRecaptcha: boolean
  /** The next change of `promotion`, in milliseconds since 1970. */
  changesAt: number | undefined
  /** Equal for shells with the same texts. */
  sameAs: string
}

/** Used while the settings cannot be read: a plain shell is better than no page. */
const plainBrand: Brand = settings.parse({ brandName: 'Travel' })
type PlainMenus = Record<keyof ReturnType<typeof defaultMenus>, Menu>

/** Once a language: the shell knows menus by their objects. */
const plainMenus = new Map<Language, PlainMenus>()

function menusIn(language: Language): PlainMenus {
  const before = plainMenus.get(language)
  if (before) return before
  const parts = Object.entries(defaultMenus()).map(([name, items]) => [name, menu.parse({ items })])
  const menus = Object.fromEntries(parts) as PlainMenus
  plainMenus.set(language, menus)
  return menus
}
const nothing = { items: [] }
const noPromotion = { promotion: undefined, changesAt: undefined, read: [nothing] }

/** A plain name while the settings cannot be read. */
export function loadBrand(content: ContentSource, env: Pick<ShellSettings, 'CONTENT_KEY_SETTINGS'>): Promise<Brand> {
  return content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(() => plainBrand)
}

/** Hides a licence that has expired. */
export function brandOn(brand: Brand, today: string): Brand {
  return isLicenceValid(brand.licenceUntil, today) ? brand : { ...brand, licence: '', licenceUntil: undefined }
}

/**
 * Never rejects: a part that cannot be read falls back to a plain one, so that header and footer survive every failure.
 * @param english The same system in English: code knows parts of menus by their English names.
 * @param isFixed True for addresses of the site itself, outside the content system.
 */
export async function loadShell(
  { content, english }: { content: ContentSource; english: ContentSource },
  env: ShellSettings,
  now: number,
  onFailure: (error: unknown) => void,
  isFixed: (path: string) => boolean,
): Promise<Shell> {
  const orElse =
    <Value>(value: Value) =>
    (error: unknown) => {
      onFailure(error)
      return value
    }
  const plain = menusIn(currentLanguage())
  const menuOf = (key: string, usual: Menu, deep: number = depths.menu, from = content) =>
    from
      .node(menu, below(env.CONTENT_KEY_MENUS, key, deep))
      .then(answer => (answer.items.length > 0 ? answer : usual))
      .catch(orElse(usual))
  const [routes, brand, main, englishMain, tours, hotDeals, footer, englishFooter, missing, running] =
    await Promise.all([
      content.routes().catch(orElse(undefined)),
      content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(orElse(plainBrand)),
      menuOf(env.CONTENT_KEY_MAIN_MENU, plain.main),
      menuOf(env.CONTENT_KEY_MAIN_MENU, plain.main, depths.menu, english),
      menuOf(env.CONTENT_KEY_TOUR_MENU, plain.tours),
      content
        .node(column, below(env.CONTENT_KEY_MENUS, env.CONTENT_KEY_HOT_DEALS, depths.menu))
        .catch(orElse(undefined)),
      menuOf(env.CONTENT_KEY_FOOTER, nothing, depths.footer),
      menuOf(env.CONTENT_KEY_FOOTER, nothing, depths.footer, english),
      menuOf(env.CONTENT_KEY_NOT_FOUND_MENU, plain.notFound),
      loadPromotion(content, env, now).catch(orElse(noPromotion)),
    ])
  const { promotion } = running
  const shown = brandOn(brand, malaysianDay(now))
  const changesAt = earliest(running.changesAt, shown.licenceUntil && endOfMalaysianDay(shown.licenceUntil))
  const copyright = brand.copyright.replace(/\{+\s*year\s*\}+/gi, malaysianDay(now).slice(0, 4))
  const sameAs = [
    ...[routes ?? nothing, brand, main, englishMain, tours, hotDeals ?? nothing, footer, englishFooter, missing].map(
      numberOf,
    ),
    ...running.read.map(numberOf),
    currentLanguage(),
    promotion?.until,
    promotion?.daysLeft,
    copyright,
    changesAt,
    shown.licence,
  ].join(' ')
  const latest = shells.get(currentLanguage())
  if (latest?.sameAs === sameAs) return latest
  const leads = linksThatLead(routes, isFixed)
  const shell: Shell = {
    brand: shown.copyright === copyright ? shown : { ...shown, copyright },
    mainMenu: livingEntries(
      withTours(menuEntries(main, englishMain), menuGroups([...tours.items, ...(hotDeals ? [hotDeals] : [])])),
      leads,
    ),
    footerGroups: livingGroups(
      inEnglish(footer.items, englishFooter.items).map(node => ({ ...menuGroup(node), english: node.english })),
      leads,
    ),
    notFoundMenu: livingItems(menuItems(missing), leads),
    leads,
    rolePaths: pathsOfRoles(routes),
    promotion,
    usesRecaptcha: env.RECAPTCHA_SITE_KEY !== '',
    changesAt,
    sameAs,
  }
  shells.set(currentLanguage(), shell)
  return shell
}

/** Building the menus for each page took a twentieth of its time. */
const shells = new Map<Language, Shell>()

const earliest = (...instants: (number | '' | undefined)[]): number | undefined => {
  const dated = instants.filter(instant => typeof instant === 'number')
  return dated.length > 0 ? Math.min(...dated) : undefined
}

function withTours(entries: MenuEntry[], tours: MenuGroup[]): MenuEntry[] {
  return entries.map(entry => (entry.hasTours ? { ...entry, groups: [...tours, ...entry.groups] } : entry))
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Identifies an object. An answer of the content system is the same object until it changes. */
function numberOf(answer: object): number {
  const number = numbers.get(answer) ?? ++lastNumber
  numbers.set(answer, number)
  return number
}
