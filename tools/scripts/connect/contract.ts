import type { System } from '@agency/contracts/calls/call.ts'
import type { Verdict } from '@agency/contracts/suite/judge.ts'
import { exitCode, resultLines, summary, systemHeading, verdictLines } from '@agency/contracts/suite/report.ts'
import { runSuite, type SuiteSettings } from '@agency/contracts/suite/run-suite.ts'
import { loadEnvFile } from '../start/env-file.ts'
import { processes } from '../start/processes.ts'
import { readPort } from '../start/settings.ts'
import type { Options } from './options.ts'
import { readAsTheSite } from './reading/losses.ts'
import { lossFindings } from './report.ts'
import { judgeCookie } from './session-cookie.ts'
import { siteSettings } from './site-settings.ts'

/** Compares an installation with the contract and with the site's reading of it. Returns the exit code. */
export async function contract(options: Options<'contract'>): Promise<number> {
  loadEnvFile()
  const { WEB_API_PRIVATE_KEY } = process.env
  const settings: SuiteSettings = {
    addresses: addressesOf(options),
    write: options.write,
    memberId: Number(options.member),
    ...(WEB_API_PRIVATE_KEY && { privateKey: WEB_API_PRIVATE_KEY }),
    ...(isForeign(options) && settingsOfSite(options.booking)),
  }
  const judged: { verdict: Verdict }[] = []
  let heading: System | undefined
  for await (const result of runSuite(settings)) {
    const { system } = result.call
    if (system !== heading) console.log(systemHeading(system, settings.addresses[system]))
    heading = system
    for (const line of resultLines(result)) console.log(line)
    judged.push(result)
  }
  if (options.cookie !== undefined) {
    const env = siteSettings({ BOOKING_URL: options.booking })
    const { what, verdict } = await judgeCookie(options.cookie, env)
    console.log(`Session cookie, as SESSION=${env.SESSION} reads it`)
    for (const line of verdictLines(what, verdict)) console.log(line)
    judged.push({ verdict })
  }
  console.log(summary(judged))
  return exitCode(judged)
}

/** The named systems, or else those of the site; none beside a pasted cookie. */
export function addressesOf(options: Options<'contract'>): SuiteSettings['addresses'] {
  return isForeign(options) || options.cookie !== undefined ? namedIn(options) : shippedAddresses()
}

const isForeign = (options: Options<'contract'>) =>
  Object.values(namedIn(options)).some(address => address !== undefined)

function namedIn({ content, booking, backend, 'web-api': webApi = backend, captcha, site }: Options<'contract'>) {
  return { content, booking, backend, 'web-api': webApi, captcha, site }
}

function shippedAddresses(): SuiteSettings['addresses'] {
  const services = processes.filter(({ name }) => name !== 'site')
  const addresses: SuiteSettings['addresses'] = Object.fromEntries(
    services.map(({ name, portVariable, presetPort }) => [
      name,
      `http://127.0.0.1:${readPort(portVariable, presetPort)}`,
    ]),
  )
  return { ...addresses, 'web-api': addresses.backend }
}

function settingsOfSite(bookingUrl: string | undefined): Partial<SuiteSettings> {
  const env = siteSettings({ BOOKING_URL: bookingUrl })
  const { CONTENT_MAPPING: mapping, HOTEL_SEARCH_PATH, PACKAGE_TRIP_TYPE, SIGN_IN, SESSION } = env
  return {
    keys: Object.fromEntries(Object.entries(mapping.keys ?? {}).filter(([, key]) => key !== '')),
    hotelPath: HOTEL_SEARCH_PATH,
    packageTrip: PACKAGE_TRIP_TYPE,
    signIn: SIGN_IN,
    session: SESSION,
    examineTree: tree => lossFindings(readAsTheSite(tree, [], mapping).losses),
  }
}
