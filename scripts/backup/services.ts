import path from 'node:path'
import { root } from '../install/steps.mjs'

/** What each service keeps in the database: its tables, made by its migrations, and its jobs, made by pg-boss. */
export const services = [
  { name: 'content', folder: 'services/content-system/migrations' },
  { name: 'booking', folder: 'services/booking-site/migrations' },
  { name: 'backend', folder: 'services/backend-api/migrations' },
].map(({ name, folder }) => ({ name, jobs: `${name}_jobs`, migrations: path.join(root, folder) }))

/** All schemas of the database that are ours, with the one that notes which migrations were applied. */
export const schemas = ['migrations', ...services.flatMap(({ name, jobs }) => [name, jobs])]
