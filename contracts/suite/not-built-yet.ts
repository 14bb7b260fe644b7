import { ask } from './ask.ts'

/** The service's OpenAPI document lists them: probing would often mean writing. */
export async function notBuiltYet(base: string): Promise<Set<string>> {
  const reply = await ask(new URL(`${base.replace(/\/+$/, '')}/openapi.json`), {})
  if (!reply.reached || reply.status !== 200) return new Set()
  const ids = new Set<string>()
  try {
    JSON.parse(reply.text, (_, value) => {
      if (value?.['x-not-built-yet'] === true && typeof value.operationId === 'string') ids.add(value.operationId)
      return value
    })
  } catch {
    return new Set()
  }
  return ids
}
