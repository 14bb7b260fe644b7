import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { type CreditDetails, readCreditText } from '@agency/contracts/backend/credit-details.ts'
import { readSen, readText } from '@agency/contracts/content/values.ts'
import type { Session } from '@agency/contracts/session-cookie.server.ts'
import { fetchJson } from '../http/fetch-json.server.ts'
import { formatSen } from '../ui/money.ts'

/** One balance in words: amounts as `RM 1,234.00`, the day of expiry as `DD/MM/YYYY`. */
export type Balance = { name: string; useable: string; holding?: string; expiry?: string }

const timeLimit = 2500
const sizeLimit = 64 * 1024

type Wallet = CreditDetails['TravelCredit']

/**
 * The balances of the person in the session; nobody else's can be asked for.
 * @returns Undefined when they cannot be had now.
 */
export async function balancesOf(session: Session, backendUrl: string): Promise<Balance[] | undefined> {
  const url = `${backendUrl}/v1.0/HomePage/GetCreditDetails?id=${session.userId}`
  const answer = await fetchJson({ upstream: 'backend', url, timeLimit, sizeLimit }).catch(() => undefined)
  const body = backendCalls.creditDetails.response.safeParse(answer?.body).data as
    | { success?: unknown; data?: unknown }
    | undefined
  const details = typeof body?.data === 'string' ? readCreditText(body.data) : undefined
  if (answer?.status !== 200 || !details) return undefined
  if (session.isAgent) return balance('Agent Credit', details.TravelCredit)
  return [
    ...balance('Travel Credit (E-Cash Voucher)', details.TravelCredit),
    ...balance('Travel Wallet', details.TravelWallet),
  ]
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
