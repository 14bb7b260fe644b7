import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { link, longText, month, picture, target, text, whole } from './values.ts'

/** Settings of a row of slides. A page of offers may have them for the row above its title. */
export const carouselOptions = {
  autoplay: named('Seconds until the next slide', z.number().min(0))
    .optional()
    .describe('How long a slide stays, usually 7 seconds; with 0 the slides do not move by themselves'),
  navigation: named('Arrows', z.boolean()).optional().describe('Visitors see arrows that lead to the next slide'),
  pagination: named('Dots', z.boolean()).optional().describe('Visitors see a dot for each slide below the row'),
  slidesPerView: named('Slides side by side', whole(1, 4))
    .optional()
    .describe('How many slides stand side by side on a wide screen'),
  loop: named('First slide again after the last', z.boolean())
    .optional()
    .describe('After the last slide the first one follows'),
}

export const slider = z
  .union([z.enum(['home-main', 'flight-main', 'flightblog', 'scb']), z.uuid().meta({ title: 'UUID', kind: 'text' })])
  .meta({ kind: 'row of slides', label: 'Slides' })
  .describe('The row of slides to show. Rows are below “Widgets” in the tree')

export const widget = z.strictObject(carouselOptions).meta({ words: 'fact' })

export const slide = z
  .strictObject({
    title: text,
    subtitle: longText.optional(),
    subtitle2: named('Second subtitle', longText).optional().describe('A second line in smaller type'),
    link: alsoNamed('buttonLink buttonUrl ctaLink ctaUrl href', link).optional(),
    linkText: named('Text of the button', text, 'buttonText ctaText')
      .optional()
      .describe('The text of the button, for example See the offers'),
    image: picture,
    mobileImage: named('Picture for phones', picture, 'mobilePicture imageMobile mobileBanner bannerMobile')
      .optional()
      .describe(
        'The picture on phones. It stays when you choose another one above; without it, phones show a part of that one',
      ),
    target: target.optional(),
    months: z
      .array(month)
      .optional()
      .describe('The season of the slide: in these months it stands before the others on pages of offers'),
  })
  .meta({ words: 'fact' })
