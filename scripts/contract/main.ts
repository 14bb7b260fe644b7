/** `npm run contract`: compares an installation with the contract, and with what the site would make of it. */
import path from 'node:path'
import type { Verdict } from '../../contracts/suite/judge.ts'
import type { Finding } from '../../contracts/suite/probes/probe.ts'
import { exitCode, resultLines, summary, systemHeading, verdictLines } from '../../contracts/suite/report.ts'
import { type Result, runSuite } from '../../contracts/suite/run-suite.ts'
import { readSuiteSettings, type SuiteSettings, usage } from '../../contracts/suite/settings.ts'
import { type ContentMapping, noMapping } from '../../site/app/clients/content/mapping/mapping.ts'
import { readMappingFile } from '../../site/app/clients/content/mapping/mapping-file.server.ts'
import { bookingReceiverSetting } from '../../site/server/settings/booking-receiver.ts'
import { readEnv } from '../../site/server/settings/env.ts'
import { isNamedLikePart } from '../connect/guessed-names.ts'
import { readAsTheSite } from '../connect/losses.ts'
import { root } from '../install/steps.mjs'
import { loadEnvFile } from '../start/env-file.ts'
import { judgeCookie } from './session-cookie.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(usage)
  process.exit(0)
}

loadEnvFile()
const settings = settingsOrEnd()
const results: Result[] = []
for await (const result of runSuite(settings)) {
  const { system } = result.call
  if (system !== results.at(-1)?.call.system) {
    console.log(systemHeading(system, settings.addresses[system as keyof SuiteSettings['addresses']]))
  }
  for (const line of resultLines(result)) console.log(line)
  results.push(result)
}
const judged: { verdict: Verdict }[] = [...results]
if (settings.cookie !== undefined) {
  const env = readEnv({
    ...process.env,
    ...(settings.addresses.booking && { BOOKING_URL: settings.addresses.booking }),
  })
  const { what, verdict } = await judgeCookie(settings.cookie, env)
  console.log(`Session cookie, as SESSION=${env.SESSION} reads it`)
  for (const line of verdictLines(what, verdict)) console.log(line)
  judged.push({ verdict })
}
console.log(summary(judged))
process.exitCode = exitCode(judged)

function settingsOrEnd(): SuiteSettings {
  try {
    const given = readSuiteSettings(process.argv.slice(2), process.env)
    const isShipped = process.argv.every(one => !/^--(?:content|booking|backend|web-api|captcha|site)\b/.test(one))
    return isShipped ? given : { ...given, ...settingsOfSite() }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}

/** What the settings of the site say about an installation that is not ours. */
function settingsOfSite(): Partial<SuiteSettings> {
  const { CONTENT_MAPPING, BOOKING_RECEIVER, SIGN_IN, SESSION } = process.env
  const receiver = bookingReceiverSetting.safeParse(BOOKING_RECEIVER)
  if (!receiver.success) throw new Error(`BOOKING_RECEIVER ${receiver.error.issues[0]?.message}`)
  const read = CONTENT_MAPPING ? readMappingFile(path.resolve(root, CONTENT_MAPPING)) : { mapping: noMapping }
  if ('mistakes' in read) throw new Error(`CONTENT_MAPPING ${read.mistakes.join('; ')}`)
  const { mapping } = read
  return {
    keys: mapping.keys ? Object.fromEntries(Object.entries(mapping.keys).filter(([, key]) => key !== '')) : {},
    hotelPath: receiver.data.HOTEL_SEARCH_PATH,
    packageTrip: receiver.data.PACKAGE_TRIP_TYPE,
    ...(SIGN_IN && { signIn: SIGN_IN }),
    ...(SESSION && { session: SESSION }),
    examineTree: tree => findingsIn(tree, mapping),
  }
}

/** What the site would leave out of a tree; a type that is named like a part is expected to be no page. */
function findingsIn(tree: unknown, mapping: ContentMapping): Finding[] {
  return readAsTheSite(tree, [], mapping).losses.map(({ reason, did, todo, type, nodes, count }) => ({
    path: [...nodes.slice(0, 3), ...(count > 3 ? [`and ${count - 3} more`] : [])].join(', '),
    text: `${reason}; ${did}. ${todo}`,
    harmless: isNamedLikePart(String(type ?? '')),
  }))
}
