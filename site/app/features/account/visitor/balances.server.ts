import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { type CreditDetails, readCreditText } from '@agency/contracts/backend/credit-details.ts'
import { readSen, readText } from '@agency/contracts/content/values.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { webApiCalls } from '@agency/contracts/web-api/web-api-calls.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import type { Env } from '../../../../server/settings/env.ts'
import { fetchJson } from '../../../clients/upstreams/fetch-json.server.ts'

/** One balance in words: amounts as `RM 1,234.00`, the day of expiry as `DD/MM/YYYY`. */
export type Balance = { name: string; useable: string; holding?: string; expiry?: string }

const timeLimit = 2500
const sizeLimit = 64 * 1024

type Settings = Pick<Env, 'CREDIT_SOURCE' | 'BACKEND_URL' | 'WEB_API_URL' | 'WEB_API_PRIVATE_KEY'>
type Wallet = CreditDetails['TravelCredit']

/**
 * The balances of the person in the session; nobody else's can be asked for.
 * @returns Undefined when they cannot be had now.
 */
export async function balancesOf(session: Session, env: Settings): Promise<Balance[] | undefined> {
  const read = env.CREDIT_SOURCE === 'web-api' ? creditInfo : creditText
  const details = await read(session, env).catch(() => undefined)
  if (!details) return undefined
  if (session.isAgent) return balance('Agent Credit', details.TravelCredit)
  return [
    ...balance('Travel Credit (E-Cash Voucher)', details.TravelCredit),
    ...balance('Travel Wallet', details.TravelWallet),
  ]
}

/** As the backend tells it: a text that holds JSON. */
async function creditText({ userId }: Session, env: Settings): Promise<CreditDetails | undefined> {
  const url = `${env.BACKEND_URL}${backendCalls.creditDetails.path}?id=${userId}`
  const { status, body } = await fetchJson({ upstream: 'backend', url, timeLimit, sizeLimit })
  const answer = backendCalls.creditDetails.response.safeParse(body).data as { data?: unknown } | undefined
  return status === 200 && typeof answer?.data === 'string' ? readCreditText(answer.data) : undefined
}

/** As the Web API tells it. */
async function creditInfo({ userId }: Session, env: Settings): Promise<CreditDetails | undefined> {
  const query = new URLSearchParams({ privateKey: env.WEB_API_PRIVATE_KEY, Id: String(userId) })
  const url = `${env.WEB_API_URL}${webApiCalls.creditDetails.path}?${query}`
  const { status, body } = await fetchJson({ upstream: 'web-api', url, timeLimit, sizeLimit })
  return status === 200 ? webApiCalls.creditDetails.response.safeParse(body).data : undefined
}

function balance(name: string, wallet: Wallet): Balance[] {
  const useable = readSen(wallet?.Amount_Useable)
  if (!wallet || useable === undefined) return []
  const holding = readSen(wallet.Amount_Holding) ?? 0
  const expiring = readSen(wallet.Expiry_Amount)
  const day = expiryDay(readText(wallet.Expiry_Date))
  return [
    {
      name,
      useable: formatSen(useable),
      ...(holding > 0 && { holding: formatSen(holding) }),
      ...(expiring && day && { expiry: `${formatSen(expiring)} expires on ${day}` }),
    },
  ]
}

/** `2026-12-31` and `31/12/2026` both become `31/12/2026`. */
export function expiryDay(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '') ?? []
  if (year) return `${day}/${month}/${year}`
  return /^\d{2}\/\d{2}\/\d{4}/.exec(text ?? '')?.[0]
}
