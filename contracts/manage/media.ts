import * as z from 'zod'

/** What must stay in view when a picture is cropped, as shares of its width and height. */
export const focalPoint = z.object({ left: z.number().min(0).max(1), top: z.number().min(0).max(1) })

/** How much is cut off at each side, as shares of width and height. */
export const coordinates = z.object({
  x1: z.number().min(0).max(1),
  y1: z.number().min(0).max(1),
  x2: z.number().min(0).max(1),
  y2: z.number().min(0).max(1),
})

/** The crops that the site shows; the part of the picture that an editor chose for one, else around the focal point. */
export const cropAliases = ['card', 'portrait', 'hero', 'share'] as const
export const crop = z.object({ alias: z.enum(cropAliases), coordinates: coordinates.nullable() })

/** How a node's `source` names an uploaded picture: `media/<id>`. */
export const MEDIA_SCHEME = 'media/'

export const picture = z.object({
  /** A UUID, or the name of one of our drawings. */
  id: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  format: z.enum(['jpeg', 'png', 'webp', 'avif', 'svg']),
  focalPoint,
  crops: z.array(crop),
  url: z.string(),
  thumbnail: z.string(),
  usedBy: z.array(z.object({ key: z.uuid(), name: z.string() })),
  /** One of our drawings: it cannot be changed. */
  drawn: z.boolean(),
})

export type Picture = z.output<typeof picture>

export const mediaQuery = z.object({
  /** Only those that no page uses. */
  unused: z.stringbool().optional(),
  q: z.string().max(200).optional(),
})

export const pictures = z.object({ pictures: z.array(picture) })

/** `PUT /manage/media/{id}`. */
export const pictureRequest = z.object({
  name: z.string().trim().min(1, { error: 'A name is needed' }).max(120),
  alt: z.string().trim().max(300),
  focalPoint,
  crops: z.array(crop).max(cropAliases.length).default([]),
})

/** The largest file that is taken. */
export const LARGEST_PICTURE = 20 * 1024 * 1024
