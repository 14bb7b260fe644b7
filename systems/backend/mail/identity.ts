import * as z from 'zod'
import type { NodeKeys } from './node-keys.ts'

export type Identity = {
  brand: string
  supportMailbox: string
  agentMailbox: string
  privacyMailbox: string
  from: string
  phone: string
  openingHours: string
  planners: Planner[]
}

export type Planner = { name: string; hours: string; plans: string[] }

export type IdentityOptions = {
  contentUrl: string
  keys: NodeKeys
  supportMailbox?: string
  agentMailbox?: string
  from?: string
}

const freshMs = 60_000
const timeoutMs = 3000

const tokenAnswer = z.looseObject({ Token: z.string() })
const line = z.string().trim().catch('')
const settingsNode = z.looseObject({
  brandName: line,
  supportMailbox: line,
  agentMailbox: line,
  privacyMailbox: line,
  enquiriesPhone: line,
  openingHours: line,
})
const planner = z.looseObject({ name: line, hours: line, plans: z.array(z.string()).catch([]) })
const peopleNode = z.looseObject({ items: z.array(planner) })

/** Throws while there is no identity: mails then wait, and never leave without a recipient. */
export function createIdentity(options: IdentityOptions): () => Promise<Identity> {
  let cached: Identity | undefined
  let readAt = 0
  return async () => {
    if (cached && Date.now() - readAt < freshMs) return cached
    try {
      const read = await reader(options.contentUrl)
      const [settings, planners] = await Promise.all([readSettings(read, options), readPlanners(read, options)])
      cached = identityOf(settings, planners, options)
      readAt = Date.now()
    } catch (error) {
      if (!cached)
        throw new Error('the mailboxes are not known yet: the content system gave no settings', { cause: error })
    }
    return cached
  }
}

type Read = (query: Record<string, string>) => Promise<unknown>

async function reader(contentUrl: string): Promise<Read> {
  const { Token } = tokenAnswer.parse(await ask(`${contentUrl}/umbraco/auth/gettoken`))
  return query => ask(`${contentUrl}/umbraco/shared/get?${new URLSearchParams(query)}`, Token)
}

async function readSettings(read: Read, { keys: { settings: key } }: IdentityOptions) {
  return settingsNode.parse(key ? await read({ key, query: Object.keys(settingsNode.shape).join(',') }) : {})
}

/** A mail does not wait for a planner's name. */
async function readPlanners(read: Read, { keys: { authors: key } }: IdentityOptions): Promise<Planner[]> {
  if (!key) return []
  const query = Object.keys(planner.shape).join(',')
  const answer = await read({ key, deep: '1', query }).catch(() => undefined)
  const { data } = peopleNode.safeParse(answer)
  return (data?.items ?? []).filter(({ name }) => name).map(({ name, hours, plans }) => ({ name, hours, plans }))
}

async function ask(address: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the content system answered ${response.status}`)
  return response.json()
}

function identityOf(settings: z.output<typeof settingsNode>, planners: Planner[], options: IdentityOptions): Identity {
  const supportMailbox = options.supportMailbox ?? settings.supportMailbox
  if (!supportMailbox.includes('@')) throw new Error('there is no support mailbox')
  return {
    brand: settings.brandName || 'Travel desk',
    supportMailbox,
    agentMailbox: options.agentMailbox ?? (settings.agentMailbox || supportMailbox),
    privacyMailbox: settings.privacyMailbox || supportMailbox,
    from: options.from ?? supportMailbox,
    phone: settings.enquiriesPhone,
    openingHours: settings.openingHours,
    planners,
  }
}
