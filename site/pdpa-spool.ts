/**
 * Exports or erases the spooled enquiries of a person on this machine: `node site/pdpa-spool.ts export|erase <email>`.
 * `npm run pdpa` runs it; if the site runs on other machines, run it on each of them. Prints JSON.
 */
import { heldInSpool } from './app/features/enquiry/spool/held-in-spool.server.ts'
import { openOwnSpool } from './server/settings/spool-settings.ts'

const [action, address = ''] = process.argv.slice(2)
const spool = openOwnSpool()
const { found, unreadable } = await heldInSpool(spool, address.trim().toLowerCase())
if (action === 'erase') for (const { entry } of found) await spool.remove(entry)
const entries = found.map(({ enquiry: { form, fields, envelope } }) => ({ form, fields, ...envelope }))
process.stdout.write(JSON.stringify({ 'kept by the site': action === 'erase' ? found.length : entries }))
if (unreadable > 0) process.stderr.write(`${unreadable} kept files cannot be opened with this SITE_SECRET.\n`)
