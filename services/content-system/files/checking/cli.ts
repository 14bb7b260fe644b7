/**
 * `npm run content:check`: says what is wrong with the content files, a line each as `file:line: problem`, and what is
 * worth a look as `file:line: warning: …`. Ends with code 1 if anything is wrong. Another folder can be given.
 */
import { join } from 'node:path'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { checkContent } from './check-content.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../..', 'content')
const complaints = checkContent(folder, new Map(scenes.map(({ slug, landmark }) => [slug, landmark])), new Date())
for (const { level, file, line, message } of complaints) {
  console.log(`${file}:${line}: ${level === 'warning' ? 'warning: ' : ''}${message}`)
}
const errors = complaints.filter(({ level }) => level === 'error').length
console.log(`${errors} wrong, ${complaints.length - errors} worth a look`)
process.exitCode = errors > 0 ? 1 : 0
