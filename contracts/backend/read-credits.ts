import { readSen } from '../content/readers/values.ts'
import { named, readBackendAnswer, unwrapped } from './read-answer.ts'

export type WalletReading = { useable: number; holding: number; expiring: number | undefined; expires: unknown }

/** `troubles`: unreadable parts, in words for the log. */
export type CreditReading = {
  credit: WalletReading | undefined
  wallet: WalletReading | undefined
  troubles: string[]
}

const amounts = ['Amount_Useable', 'AmountUsable', 'Useable', 'Usable', 'Balance']

/**
 * The details may be JSON text, double JSON, or an object, beside `success` or alone, in any casing.
 * @returns The reason as text when nothing is readable.
 */
export function readCredits(status: number, text: string): CreditReading | string {
  if (status !== 200) return `the backend answered ${status}`
  const { success, error, data = readBackendAnswer(200, `{"data":${text}}`).data } = readBackendAnswer(status, text)
  if (success === false) return `the backend said no: ${error ?? 'without a reason'}`
  const credit = named(data, 'TravelCredit')
  const wallet = named(data, 'TravelWallet')
  if (credit === undefined && wallet === undefined) return `neither TravelCredit nor TravelWallet in ${shapeOf(data)}`
  const troubles: string[] = []
  return { credit: readWallet('TravelCredit', credit), wallet: readWallet('TravelWallet', wallet), troubles }

  function readWallet(name: string, value: unknown): WalletReading | undefined {
    const record = unwrapped(value)
    if (record === undefined || record === null || record === '') return undefined
    const useable = readSen(typeof record === 'object' ? named(record, ...amounts) : record)
    if (useable === undefined) {
      troubles.push(`no Amount_Useable that is money in ${name}: ${shapeOf(record)}`)
      return undefined
    }
    const sen = (property: string) => readSen(named(record, property))
    return {
      useable,
      holding: sen('Amount_Holding') ?? 0,
      expiring: sen('Expiry_Amount'),
      expires: named(record, 'Expiry_Date'),
    }
  }
}

function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `a ${Array.isArray(value) ? 'list' : typeof value}`
  return `{${Object.keys(value).slice(0, 12).join(', ')}}`
}
