import path from 'node:path'
import { root } from '../install/steps.mjs'

export const services = [
  { name: 'content', folder: 'systems/content/migrations' },
  { name: 'booking', folder: 'systems/booking/migrations' },
  { name: 'backend', folder: 'systems/backend/migrations' },
].map(({ name, folder }) => ({ name, jobs: `${name}_jobs`, migrations: path.join(root, folder) }))

export const schemas = ['migrations', ...services.flatMap(({ name, jobs }) => [name, jobs])]
