import * as z from 'zod'

/** In whose name mails are written and where they go. The content system's settings know it. */
export type Identity = {
  brand: string
  supportMailbox: string
  agentMailbox: string
  /** The address mails come from. */
  from: string
  phone: string
}

export type IdentityOptions = {
  contentUrl: string
  /** Key of the settings node. */
  settingsKey: string
  /** Addresses given by the environment; they win. */
  supportMailbox?: string
  agentMailbox?: string
  from?: string
}

const FRESH_MS = 60_000
const PATIENCE_MS = 3000

const tokenAnswer = z.looseObject({ Token: z.string() })
const line = z.string().trim().catch('')
const settingsNode = z.looseObject({
  brandName: line,
  supportMailbox: line,
  agentMailbox: line,
  enquiriesPhone: line,
})

/**
 * Reads the identity at most once a minute and keeps the last one that was good. The returned function throws while
 * there is none: mails then wait, they are never sent to nobody.
 */
export function createIdentity(options: IdentityOptions): () => Promise<Identity> {
  let known: Identity | undefined
  let readAt = 0
  return async () => {
    if (known && Date.now() - readAt < FRESH_MS) return known
    try {
      known = identityOf(await readSettings(options), options)
      readAt = Date.now()
    } catch (error) {
      if (!known)
        throw new Error('the mailboxes are not known yet: the content system gave no settings', { cause: error })
    }
    return known
  }
}

async function readSettings({ contentUrl, settingsKey }: IdentityOptions) {
  const { Token } = tokenAnswer.parse(await read(`${contentUrl}/umbraco/auth/gettoken`))
  const query = Object.keys(settingsNode.shape).join(',')
  const address = `${contentUrl}/umbraco/shared/get?${new URLSearchParams({ key: settingsKey, query })}`
  return settingsNode.parse(await read(address, Token))
}

async function read(address: string, token?: string): Promise<unknown> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`the content system answered ${response.status}`)
  return response.json()
}

function identityOf(settings: z.output<typeof settingsNode>, options: IdentityOptions): Identity {
  const supportMailbox = options.supportMailbox ?? settings.supportMailbox
  if (!supportMailbox.includes('@')) throw new Error('there is no support mailbox')
  return {
    brand: settings.brandName || 'Travel desk',
    supportMailbox,
    agentMailbox: options.agentMailbox ?? (settings.agentMailbox || supportMailbox),
    from: options.from ?? supportMailbox,
    phone: settings.enquiriesPhone,
  }
}
