/** `npm run content:check [folder]`: prints `file:line: problem` or `file:line: warning: …`; exits with 1 for errors. */
import { join } from 'node:path'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { checkContent } from './check-content.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../..', 'content')
const complaints = checkContent(folder, new Set(scenes.map(({ slug }) => slug)), new Date())
for (const { level, file, line, message } of complaints) {
  console.log(`${file}:${line}: ${level === 'warning' ? 'warning: ' : ''}${message}`)
}
const errors = complaints.filter(({ level }) => level === 'error').length
console.log(`${errors} wrong, ${complaints.length - errors} worth a look`)
process.exitCode = errors > 0 ? 1 : 0
