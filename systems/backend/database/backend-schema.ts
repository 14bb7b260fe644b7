import { pgSchema, timestamp } from 'drizzle-orm/pg-core'

export const backend = pgSchema('backend')

export const moment = (name: string) => timestamp(name, { withTimezone: true })
