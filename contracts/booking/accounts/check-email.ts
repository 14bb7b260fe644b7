import * as z from 'zod'
import { named, readVerdict, unwrapped } from '../../backend/read-answer.ts'

export const checkEmailRequestSchema = z.object({ email: z.string().min(1).max(254) })

/** Any JSON; truthy means that there is an account. */
export const checkEmailAnswerSchema = z.unknown()

/** What an object may call the answer itself. */
const answers = ['exists', 'exist', 'isExist', 'isExists', 'emailExists', 'isRegistered', 'registered', 'found']
const inside = ['data', 'result', 'value', 'd']

/**
 * Whether the answer says that the e-mail address has an account. Words for no, as text, mean no; an object is read by what
 * it says: `{"Success":true,"Data":false}` is a free address, `{"status":false}` too.
 * @returns Undefined when it is unknown, as after a failed check.
 */
export function emailExists(answer: unknown, depth = 0): boolean | undefined {
  const value = unwrapped(answer)
  if (typeof value === 'string') return value.trim() !== '' && readVerdict(value) !== false
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return Boolean(value)
  const said = readVerdict(named(value, ...answers))
  if (said !== undefined) return said
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
  // A check that failed says why; a no that is the answer has nothing to explain.
  if (success === false && named(value, 'error', 'message') !== undefined) return undefined
  return success ?? readVerdict(named(value, 'status'))
}
