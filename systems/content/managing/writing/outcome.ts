import { HTTPException } from 'hono/http-exception'
import type { Refusal } from './misfit.ts'

const noNode = 'There is no node with this key.'

/** @throws 404 for undefined */
export function found<Result>(result: Result | undefined, missing = noNode): Result {
  if (result === undefined) throw new HTTPException(404, { message: missing })
  return result
}

/** The outcome of a change. @throws 404 for undefined, 409 for a refusal */
export function accepted<Result extends object | true>(
  result: Result | Refusal | undefined,
  missing = noNode,
): Exclude<Result, Refusal> {
  const outcome = found(result, missing)
  if (typeof outcome === 'object' && 'refused' in outcome)
    throw new HTTPException(409, { message: String(outcome.refused) })
  return outcome as Exclude<Result, Refusal>
}
