import { readBoolean } from '@agency/contracts/content/readers/values.ts'
import { type CarouselOptions, usualCarousel } from '@agency/ui/carousel/carousel-options.ts'
import * as z from 'zod'
import { below, type ContentSource } from '../../clients/content/content-source.server.ts'
import { depths } from '../../clients/content/depths.ts'
import { link, list, numbers, picture, text } from '../../clients/content/readers/lenient-values.server.ts'

const fieldText = z
  .unknown()
  .optional()
  .transform(value => readBoolean(value))

/**
 * Seconds. Installations also write a yes or no, or milliseconds; values too high for seconds count as milliseconds.
 */
const stay = z
  .unknown()
  .optional()
  .transform(value => {
    const number = typeof value === 'number' ? value : Number.parseFloat(String(value))
    if (number >= 2 || number === 0) return number >= 1000 ? number / 1000 : number
    const plays = readBoolean(value)
    return plays === undefined ? undefined : plays ? usualCarousel.autoplay : 0
  })

const maxInView = 4
const inView = z
  .unknown()
  .optional()
  .transform(value => {
    const number = Math.round(Number(value))
    return number >= 1 ? Math.min(number, maxInView) : undefined
  })

/** Properties of a carousel. */
export const carouselProperties = {
  autoplay: stay,
  navigation: fieldText,
  pagination: fieldText,
  slidesPerView: inView,
  loop: fieldText,
}

const slide = z
  .object({
    name: text,
    title: text,
    subtitle: text,
    subtitle2: text,
    link,
    linkText: text,
    target: text,
    image: picture,
    mobileImage: picture,
    /** The best months to travel there. */
    months: numbers,
  })
  .refine(({ title, image, mobileImage }) => title || image || mobileImage, 'has neither a title nor a picture')
const slider = z.object({ ...carouselProperties, items: list(slide) })

export type Slide = z.output<typeof slide>
export type Slider = { slides: Slide[]; options: CarouselOptions }
/**
 * Slides in season come first; otherwise the order stays.
 * @param today Malaysian calendar day.
 */
export function seasonFirst(slides: Slide[], today: string): Slide[] {
  const month = Number(today.slice(5, 7))
  return slides.toSorted((one, other) => Number(other.months.includes(month)) - Number(one.months.includes(month)))
}

type Said = { [Name in keyof CarouselOptions]?: CarouselOptions[Name] | undefined }

export type SliderSettings = {
  CONTENT_KEY_WIDGETS: string
  CONTENT_KEY_HOME_SLIDER: string
  CONTENT_KEY_FLIGHT_SLIDER: string
  CONTENT_KEY_BLOG_SLIDER: string
  CONTENT_KEY_SCB_SLIDER: string
}

/** The settings' keys by the content's names of rows. */
const keysOfNames = new Map<string, keyof SliderSettings>([
  ['home-main', 'CONTENT_KEY_HOME_SLIDER'],
  ['flight-main', 'CONTENT_KEY_FLIGHT_SLIDER'],
  ['flightblog', 'CONTENT_KEY_BLOG_SLIDER'],
  ['scb', 'CONTENT_KEY_SCB_SLIDER'],
])
const isKey = z.guid()

/**
 * A row of slides by its name or key; empty if it is missing or cannot be read.
 * @param page The page's own properties, which override the row's.
 */
export async function loadSlider(
  content: ContentSource,
  env: SliderSettings,
  name: string,
  page: Said = {},
): Promise<Slider> {
  const setting = keysOfNames.get(name.toLowerCase())
  const key = setting ? env[setting] : isKey.safeParse(name).data
  const nothing = { slides: [], options: usualCarousel }
  if (!key) return nothing
  const answer = await content.node(slider, below(env.CONTENT_KEY_WIDGETS, key, depths.widget)).catch(() => undefined)
  if (!answer) return nothing
  const { items, ...row } = answer
  const option = <Name extends keyof CarouselOptions>(of: Name) => page[of] ?? (row as Said)[of] ?? usualCarousel[of]
  return {
    slides: items,
    options: {
      autoplay: option('autoplay'),
      navigation: option('navigation'),
      pagination: option('pagination'),
      slidesPerView: option('slidesPerView'),
      loop: option('loop'),
    },
  }
}
