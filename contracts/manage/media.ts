import * as z from 'zod'

const focalPoint = z.object({ left: z.number().min(0).max(1), top: z.number().min(0).max(1) })

export type FocalPoint = z.output<typeof focalPoint>

const share = z.number().min(0).max(0.95)

/** The cut at each side in shares of width and height: Umbraco's format. */
const coordinates = z
  .object({ x1: share, y1: share, x2: share, y2: share })
  .refine(({ x1, y1, x2, y2 }) => x1 + x2 <= 0.95 && y1 + y2 <= 0.95, { error: 'Nothing would be left' })

export const cropSizes = {
  banner: { width: 1600, height: 900 },
  card: { width: 1600, height: 1200 },
  photograph: { width: 1500, height: 1000 },
  phone: { width: 1000, height: 800 },
  share: { width: 1200, height: 630 },
} as const

export type CropAlias = keyof typeof cropSizes

export const cropAliases = Object.keys(cropSizes) as CropAlias[]

const crop = z.object({ alias: z.enum(cropAliases), coordinates: coordinates.nullable() })

export type Crop = z.output<typeof crop>

/** A `source` names an upload as `media/<id>`, a drawing as `poster:<id>`. */
export const mediaScheme = 'media/'

export const uploadFormats = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const

export const picture = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  folder: z.string(),
  tags: z.array(z.string()),
  width: z.number().int(),
  height: z.number().int(),
  /** 0 for drawings. */
  bytes: z.number().int(),
  format: z.enum(uploadFormats),
  focalPoint,
  crops: z.array(crop),
  url: z.string(),
  thumbnail: z.string(),
  usedBy: z.array(z.object({ key: z.uuid(), name: z.string() })),
  drawn: z.boolean(),
})

export type Picture = z.output<typeof picture>

export const mediaQuery = z.object({ unused: z.stringbool().optional(), q: z.string().max(200).optional() })

const maxNames = 100

export const pictureNamesQuery = z.object({
  of: z
    .string()
    .transform(values => values.split(','))
    .pipe(z.array(z.string().regex(/^(poster:[a-z0-9-]{1,100}|media\/[0-9a-f-]{36})$/)).max(maxNames)),
})

export const pictureNames = z.object({ names: z.record(z.string(), z.string()) })

export const pictures = z.object({ pictures: z.array(picture) })

export const pictureRequest = z
  .object({
    name: z.string().trim().min(1, { error: 'A name is needed' }).max(120),
    alt: z.string().trim().max(300),
    folder: z.string().trim().max(60),
    tags: z.array(z.string().trim().min(1).max(40)).max(20),
    focalPoint,
    crops: z.array(crop).max(cropAliases.length),
  })
  .partial()

export const maxPicture = 20 * 1024 * 1024
