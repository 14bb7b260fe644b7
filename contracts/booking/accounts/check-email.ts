import * as z from 'zod'
import { named, readVerdict, unwrapped } from '../../backend/read-answer.ts'

export const checkEmailRequestSchema = z.object({ email: z.string().min(1).max(254) })

/** Any JSON; truthy means that an account exists. */
export const checkEmailAnswerSchema = z.unknown()

const answers = ['exists', 'exist', 'isExist', 'isExists', 'emailExists', 'isRegistered', 'registered', 'found']
const inside = ['data', 'result', 'value', 'd']

/**
 * Words for no, as text, mean no; so do `{"Success":true,"Data":false}` and `{"status":false}`. Undefined after a
 * failure.
 */
export function emailExists(answer: unknown, depth = 0): boolean | undefined {
  const value = unwrapped(answer)
  if (typeof value === 'string') return value.trim() !== '' && readVerdict(value) !== false
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return Boolean(value)
  const verdict = readVerdict(named(value, ...answers))
  if (verdict !== undefined) return verdict
  const free = readVerdict(named(value, 'available', 'isAvailable'))
  if (free !== undefined) return !free
  const names = Object.keys(value).map(name => name.toLowerCase())
  const success = readVerdict(named(value, 'success', 'isSuccess'))
  if (names.some(name => inside.includes(name)) && depth < 2) {
    const data = named(value, ...inside) ?? null
    return success === false ? undefined : (emailExists(data, depth + 1) ?? Boolean(data))
  }
  const person = named(value, 'id', 'userId', 'memberId')
  if (person !== undefined) return Boolean(person)
  if (success === false && named(value, 'error', 'message') !== undefined) return undefined
  return success ?? readVerdict(named(value, 'status'))
}
