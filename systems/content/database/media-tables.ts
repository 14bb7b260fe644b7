import { type Crop, type FocalPoint, uploadFormats } from '@agency/contracts/manage/media.ts'
import { integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contentSchema } from './tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Uploaded pictures. Their files are in the media store, by hash. */
export const media = contentSchema.table('media', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  alt: text().notNull().default(''),
  folder: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  format: text({ enum: uploadFormats }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** SHA-256, hexadecimal. */
  hash: text().notNull(),
  /** The CSS colour shown until the picture has loaded. */
  placeholder: text().notNull(),
  focalPoint: jsonb('focal_point').$type<FocalPoint>().notNull().default({ left: 0.5, top: 0.5 }),
  crops: jsonb().$type<Crop[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export type MediaRow = typeof media.$inferSelect
