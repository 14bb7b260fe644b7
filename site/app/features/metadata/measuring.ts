import type { PageLabel } from '../../addresses/page-label.ts'

/** The agency's own counter of visits; `address` takes its events. */
export type Measuring = { kind: string; site: string; address: string }

const names: Record<string, string> = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' }

/** The tool and its host, for the privacy notice. */
export const measuringTool = ({ kind, address }: Measuring) => ({
  name: names[kind] ?? kind,
  host: new URL(address).host,
})

/** Pages of one person, such as an account, a quotation or the own data, have the label `other` or `account`. */
export const measuredOn = (label: PageLabel, { kind, site, address }: Measuring) =>
  label === 'other' || label === 'account' ? undefined : `${kind} ${site} ${address}`
