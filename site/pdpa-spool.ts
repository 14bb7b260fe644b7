/**
 * Exports or erases the spooled enquiries of a person on this machine: `node site/pdpa-spool.ts export|erase <email>`.
 * `npm run pdpa` runs it; if the site runs on other machines, run it on each of them. Prints JSON.
 */
import { heldInSpool, personInSpool } from './app/features/enquiry/spool/held-in-spool.server.ts'
import { openOwnSpool } from './server/settings/spool-settings.ts'

const [action, address = ''] = process.argv.slice(2)
const spool = openOwnSpool()
const { unreadable } = await heldInSpool(spool, address)
const person = personInSpool(spool)
process.stdout.write(JSON.stringify(await (action === 'erase' ? person.erase(address) : person.copy(address))))
if (unreadable > 0) process.stderr.write(`${unreadable} kept files cannot be opened with this SITE_SECRET.\n`)
