import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { BookingDatabase } from './database/booking-database.ts'
import type { BookingQueue } from './messages/queue/booking-queue.ts'
import type { BookingSettings } from './settings.ts'

export type Booking = { db: BookingDatabase; queue: BookingQueue; settings: BookingSettings; log: Logger }
