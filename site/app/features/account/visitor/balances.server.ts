import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { readCredits, type WalletReading } from '@agency/contracts/backend/read-credits.ts'
import { webApiCalls } from '@agency/contracts/backend/web-api/web-api-calls.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { visitorWords } from '@agency/words/account/visitor/words.ts'
import type { WebApiSettings } from '../../../clients/backend/profile.server.ts'
import { fetchText } from '../../../clients/upstreams/fetch-text.server.ts'
import { type Upstream, UpstreamFailure } from '../../../clients/upstreams/upstream-failure.ts'
import { expiryDay } from '../expiry-day.ts'

/** Amounts as `RM 1,234.00`, the day of expiry as `DD/MM/YYYY`. */
export type Balance = { name: string; useable: string; holding?: string; expiry?: string }

export type BalanceSettings = WebApiSettings & { CREDIT_SOURCE: 'backend' | 'web-api'; BACKEND_URL: string }
type Warn = (about: { reason: string }, message: string) => void

const timeLimit = 2500
const sizeLimit = 64 * 1024

/** Never of another person than the session's. @returns Undefined when the balances cannot be read. */
export async function balancesOf(session: Session, env: BalanceSettings, warn: Warn): Promise<Balance[] | undefined> {
  const reading = await fetchText({ ...whereToAsk(session, env), timeLimit, sizeLimit }).then(
    ({ status, text }) => readCredits(status, text),
    failure => {
      if (failure instanceof UpstreamFailure) return failure.message
      throw failure
    },
  )
  if (typeof reading === 'string') {
    warn({ reason: reading }, 'balances cannot be shown')
    return undefined
  }
  for (const reason of reading.troubles) warn({ reason }, 'a balance was left out')
  const say = visitorWords()
  if (session.isAgent) return balance(say.agentCredit, reading.credit, warn)
  return [...balance(say.travelCredit, reading.credit, warn), ...balance(say.wallet, reading.wallet, warn)]
}

/** The backend nests the details as text in its answer; the Web API sends them as they are. */
function whereToAsk({ userId }: Session, env: BalanceSettings): { upstream: Upstream; url: string } {
  if (env.CREDIT_SOURCE === 'backend') {
    return { upstream: 'backend', url: `${env.BACKEND_URL}${backendCalls.creditDetails.path}?id=${userId}` }
  }
  const query = new URLSearchParams({ privateKey: env.WEB_API_PRIVATE_KEY, Id: String(userId) })
  return { upstream: 'web-api', url: `${env.WEB_API_URL}${webApiCalls.creditDetails.path}?${query}` }
}

function balance(name: string, wallet: WalletReading | undefined, warn: Warn): Balance[] {
  if (!wallet) return []
  const { useable, holding, expiring, expires } = wallet
  const day = expiryDay(expires)
  if (expiring && expires && !day)
    warn({ reason: 'Expiry_Date is no day that can be read for certain' }, 'an expiry was left out')
  return [
    {
      name,
      useable: formatSen(useable),
      ...(holding > 0 && { holding: formatSen(holding) }),
      ...(expiring && day && { expiry: visitorWords().expires({ sum: formatSen(expiring), day }) }),
    },
  ]
}
