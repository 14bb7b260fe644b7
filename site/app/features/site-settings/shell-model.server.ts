import * as z from 'zod'
import type { Env } from '../../../server/settings/env.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import {
  instant,
  link,
  list,
  picture,
  requiredText,
  sen,
  text,
  yesNo,
} from '../../clients/content/readers/lenient-values.server.ts'
import { defaultMenu, defaultTourGroups } from './default-menu.ts'

const menuItem = z.object({
  name: requiredText,
  menuLink: link,
  target: text,
  agentOnly: yesNo,
  subtitle: text,
  image: picture,
  price: sen,
})
const menuGroup = z.object({ name: requiredText, items: list(menuItem) })
const menu = z.object({ items: list(menuItem) })
const tourMenu = z.object({ items: list(menuGroup) })
const footerNode = z.object({ items: list(menuGroup) })
const social = z.object({ network: requiredText, url: link })
const settings = z.object({
  brandName: requiredText,
  legalName: text,
  tagline: text,
  imageLogo: picture,
  hotline: text,
  enquiriesPhone: text,
  supportMailbox: text,
  agentMailbox: text,
  address: text,
  licence: text,
  copyright: text,
  socials: list(social),
})
const promotion = z.object({
  name: text,
  title: requiredText,
  tag: text,
  product: text,
  promoCode: text,
  link,
  from: instant,
  until: instant,
})
const promotions = z.object({ items: list(promotion) })

export type MenuItem = z.output<typeof menuItem>
export type MenuGroup = z.output<typeof menuGroup>
export type Brand = z.output<typeof settings>
type Promotion = z.output<typeof promotion>
/** `until` is in milliseconds since 1970; `daysLeft` counts whole days. */
export type RunningPromotion = Promotion & { until: number; daysLeft: number }

/** What stands around every page. */
export type Shell = {
  brand: Brand
  mainMenu: MenuItem[]
  tourGroups: MenuGroup[]
  footerGroups: MenuGroup[]
  /** The first running promotion, in the order of the content. */
  promotion: RunningPromotion | undefined
  /** Whether Google reCAPTCHA is in use, whose terms visitors must then be told of. */
  usesRecaptcha: boolean
  /** When that becomes another one, or none. Milliseconds since 1970. */
  changesAt: number | undefined
  /** Shells with the same words here are the same. */
  sameAs: string
}

const day = 24 * 60 * 60 * 1000

/** Used while the content system has given no settings yet: a plain shell is better than no page. */
const plainBrand: Brand = settings.parse({ brandName: 'Travel' })
const plainMenu = menu.parse(defaultMenu)
const plainTours = tourMenu.parse(defaultTourGroups)
const nothing = { items: [] }

/** Whose site this is; a plain name while the settings cannot be read. */
export function loadBrand(content: ContentSource, env: Env): Promise<Brand> {
  return content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(() => plainBrand)
}

/**
 * Reads menus, footer, settings and promotions. Never rejects: a part that cannot be read falls back to a plain one,
 * so that header and footer survive every failure.
 * @param onFailure Told what could not be read.
 */
export async function loadShell(
  content: ContentSource,
  env: Env,
  now: number,
  onFailure: (error: unknown) => void,
): Promise<Shell> {
  const orElse =
    <Value>(value: Value) =>
    (error: unknown) => {
      onFailure(error)
      return value
    }
  const [brand, main, tours, footer, running] = await Promise.all([
    content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(orElse(plainBrand)),
    content.node(menu, { key: env.CONTENT_KEY_MAIN_MENU, deep: 8 }).catch(orElse(nothing)),
    content.node(tourMenu, { key: env.CONTENT_KEY_TOUR_MENU, deep: 8 }).catch(orElse(nothing)),
    content.node(footerNode, { key: env.CONTENT_KEY_FOOTER, deep: 10 }).catch(orElse(nothing)),
    content.node(promotions, { key: env.CONTENT_KEY_PROMOTIONS, deep: 2 }).catch(orElse(nothing)),
  ])
  const promotion = firstRunning(running.items, now)
  return {
    brand,
    mainMenu: (main.items.length > 0 ? main : plainMenu).items,
    tourGroups: (tours.items.length > 0 ? tours : plainTours).items,
    footerGroups: footer.items,
    promotion,
    usesRecaptcha: env.RECAPTCHA_SITE_KEY !== '',
    changesAt: nextChange(running.items, now),
    sameAs: [...[brand, main, tours, footer, running].map(numberOf), promotion?.until, promotion?.daysLeft].join(' '),
  }
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** A number that stands for one object. An answer of the content system is the same object until it changes. */
function numberOf(answer: object): number {
  const number = numbers.get(answer) ?? ++lastNumber
  numbers.set(answer, number)
  return number
}

/** The next instant at which a promotion begins or ends. */
function nextChange(promotions: Promotion[], now: number): number | undefined {
  const instants = promotions.flatMap(({ from, until }) => [from ?? 0, until ?? 0]).filter(instant => instant > now)
  return instants.length > 0 ? Math.min(...instants) : undefined
}

function firstRunning(promotions: Promotion[], now: number): RunningPromotion | undefined {
  for (const promotion of promotions) {
    const { from = 0, until = 0 } = promotion
    if (from <= now && until > now) return { ...promotion, until, daysLeft: Math.floor((until - now) / day) }
  }
  return undefined
}
