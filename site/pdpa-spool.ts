/**
 * Exports or erases the spooled enquiries of a person: `node site/pdpa-spool.ts export|erase <email>`; `breach <from>
 * <to>` lists the persons. `npm run pdpa` runs it; run it on each machine of the site. Prints JSON.
 */
import { addressesInSpool, heldInSpool, personInSpool } from './app/features/enquiry/spool/held-in-spool.server.ts'
import { openOwnSpool } from './server/settings/spool-settings.ts'

const [action, address = '', to = ''] = process.argv.slice(2)
const spool = openOwnSpool()
const person = personInSpool(spool)
const acts = {
  export: () => person.copy(address),
  erase: () => person.erase(address),
  breach: () => addressesInSpool(spool, { from: new Date(address), to: new Date(to) }),
}
const { unreadable } = await heldInSpool(spool, address)
process.stdout.write(JSON.stringify(await acts[action as keyof typeof acts]()))
if (unreadable > 0) process.stderr.write(`${unreadable} kept files cannot be opened with this SITE_SECRET.\n`)
