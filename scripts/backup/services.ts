import path from 'node:path'
import { root } from '../install/steps.mjs'

export const services = [
  { name: 'content', folder: 'services/content-system/migrations' },
  { name: 'booking', folder: 'services/booking-site/migrations' },
  { name: 'backend', folder: 'services/backend-api/migrations' },
].map(({ name, folder }) => ({ name, jobs: `${name}_jobs`, migrations: path.join(root, folder) }))

export const schemas = ['migrations', ...services.flatMap(({ name, jobs }) => [name, jobs])]
