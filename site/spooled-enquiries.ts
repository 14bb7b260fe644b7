/**
 * Enquiries on this machine's disk that need a person, because the backend refused them, may have taken them or could
 * not be reached: `npm run enquiries -- list|retry|drop [reference]`. After `retry` the running site sends them again
 * within seconds; `drop` deletes one that was handled by hand. Without a reference, `list` shows all, and `retry` sends
 * all but those that the backend may have: look there first, and then name the enquiry.
 */
import { isSetAside } from './app/features/enquiry/spool/enquiry-spool.server.ts'
import { openOwnSpool } from './server/settings/spool-settings.ts'

const [action = '', wanted] = process.argv.slice(2)
if (!['list', 'retry', 'drop'].includes(action) || (action === 'drop' && !wanted)) {
  process.stderr.write('Usage: npm run enquiries -- list|retry|drop [reference]; drop needs a reference or a file\n')
  process.exit(1)
}
const spool = openOwnSpool()
let done = 0
for (const entry of await spool.list()) {
  if (!isSetAside(entry.state)) continue
  const enquiry = await spool.read(entry).catch(() => undefined)
  const reference = enquiry?.envelope.reference
  if (wanted && wanted !== reference && wanted !== entry.name) continue
  if (!wanted && action === 'retry' && entry.state === 'doubtful') continue
  if (action === 'drop') await spool.remove(entry)
  else if (action === 'retry' && !(await spool.move(entry, 'waiting'))) continue
  done++
  const { form, fields, envelope } = enquiry ?? {}
  const since = new Date(entry.since).toISOString()
  if (action === 'list') print({ file: entry.name, why: entry.state, since, form, ...envelope, fields })
}
if (action === 'retry') process.stdout.write(`${done} waiting to be sent\n`)
if (action === 'drop') process.stdout.write(`${done} deleted\n`)
if (wanted && done === 0) {
  process.stderr.write(`No enquiry called ${wanted} is set aside on this machine.\n`)
  process.exitCode = 1
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
