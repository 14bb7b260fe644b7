import { readBoolean, readText } from '../content/readers/values.ts'

export type BackendAnswer = {
  success: boolean | undefined
  message: string | undefined
  error: string | undefined
  errors: Record<string, string>
  data: unknown
  /** The backend's number, for people to quote. */
  reference: string | undefined
}

/** JSON in JSON in JSON is a mistake that happens; deeper nesting is an attack. */
const deepest = 3
const reference = /^(?=.*\d)[\p{L}\d][\p{L}\d ._/#-]{1,39}$/u
const yes = new Set(['ok', 'success', 'successful', 'succeeded'])
const no = new Set(['error', 'fail', 'failed', 'failure'])

/**
 * Reads `success` in any casing or as a word, a bare `true`, JSON inside JSON, `{d: …}` as ASP.NET wraps it, a status
 * without a body. A yes needs a successful status too.
 */
export function readBackendAnswer(status: number, text: string): BackendAnswer {
  const body = unwrapped(parsed(text.trim()))
  const field = (...names: string[]) => named(body, ...names)
  const verdict = text.trim() === '' ? status < 300 || undefined : verdictOf(body)
  const [faults, modelState] = [field('errors'), faultsOf(field('modelState'))]
  const message = readText(field('message', 'msg'))
  const isRefusal = verdict === false || (status >= 400 && status < 500)
  const data = unwrapped(field('data', 'result'))
  return {
    success: verdict && status >= 300 ? undefined : verdict,
    message,
    error:
      readText(field('error', 'errorMessage', 'errMsg', 'errorMsg', 'detail')) ??
      readText(faults) ??
      Object.values(modelState)[0] ??
      (isRefusal && isEmptyObject(faults) ? message : undefined),
    errors: { ...modelState, ...faultsOf(faults) },
    data,
    reference: referenceIn(data) ?? referenceIn(body),
  }
}

export function unwrapped(value: unknown, depth = 0): unknown {
  if (depth >= deepest) return value
  if (typeof value === 'string') {
    const inner = parsed(value.trim())
    return inner === value.trim() ? value : unwrapped(inner, depth + 1)
  }
  const names = isObject(value) ? Object.keys(value) : []
  return names.length === 1 && names[0] === 'd' ? unwrapped(named(value, 'd'), depth + 1) : value
}

/** Finds a property regardless of case and underscores; undefined for anything but an object. */
export function named(value: unknown, ...names: string[]): unknown {
  if (!isObject(value)) return undefined
  const byName = new Map(Object.entries(value).map(([name, inner]) => [plain(name), inner]))
  for (const name of names) {
    const inner = byName.get(plain(name))
    if (inner !== undefined) return inner
  }
  return undefined
}

export function readVerdict(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (yes.has(word)) return true
  return no.has(word) ? false : readBoolean(value)
}

function verdictOf(body: unknown): boolean | undefined {
  if (!isObject(body)) return readVerdict(body)
  const verdict = readVerdict(named(body, 'success', 'isSuccess', 'succeeded', 'ok') ?? named(body, 'status', 'result'))
  if (verdict !== undefined) return verdict
  const status = named(body, 'status', 'statusCode')
  if (typeof status === 'number' && status >= 400) return false
  return readText(named(body, 'error')) ? false : undefined
}

function referenceIn(value: unknown): string | undefined {
  const record = isObject(value)
    ? readText(named(value, 'reference', 'referenceNo', 'referenceNumber', 'refNo', 'ref'))
    : readText(value)
  return record !== undefined && reference.test(record) ? record : undefined
}

function faultsOf(errors: unknown): Record<string, string> {
  if (!isObject(errors)) return {}
  const texts = Object.entries(errors).map(([name, words]) => [
    name.split('.').at(-1) || name,
    readText(Array.isArray(words) ? words[0] : words),
  ])
  return Object.fromEntries(texts.filter(([, words]) => words !== undefined))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isEmptyObject = (value: unknown) => !isObject(value) || Object.keys(value).length === 0

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
