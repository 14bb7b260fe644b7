import { drainMs } from '@agency/service-kit/process/stop.ts'

export type Name = 'site' | 'content' | 'booking' | 'backend'

export type Process = {
  name: Name
  title: string
  entry: string
  portVariable: string
  presetPort: number
  urlVariable?: string
  database: boolean
}

export const processes: Process[] = [
  {
    name: 'site',
    title: 'Site',
    entry: 'site/server.ts',
    portVariable: 'SITE_PORT',
    presetPort: 3000,
    database: false,
  },
  {
    name: 'content',
    title: 'Content system',
    entry: 'systems/content/main.ts',
    portVariable: 'CONTENT_PORT',
    presetPort: 3001,
    urlVariable: 'CONTENT_URL',
    database: true,
  },
  {
    name: 'booking',
    title: 'Booking site',
    entry: 'systems/booking/main.ts',
    portVariable: 'BOOKING_PORT',
    presetPort: 3002,
    urlVariable: 'BOOKING_URL',
    database: true,
  },
  {
    name: 'backend',
    title: 'Backend API',
    entry: 'systems/backend/main.ts',
    portVariable: 'BACKEND_PORT',
    presetPort: 3003,
    urlVariable: 'BACKEND_URL',
    database: true,
  },
]

export const nodeArguments = ['--import', new URL('process/end-with-parent.ts', import.meta.url).href]

/** Milliseconds: drain, then 4.5 s. */
export const stopLimit = (): number => 4700 + drainMs(process.env.APP_ENV)
