import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { HTTPException } from 'hono/http-exception'

type Status = 400 | 403 | 404 | 409 | 412 | 422 | 428 | 429

/** The failure of a managing call: a status with words for the editor. Thrown inside a transaction, it rolls that back. */
export class ManageFault extends HTTPException {
  /** Further members of the problem document. */
  readonly more: Record<string, unknown>

  constructor(status: Status, message: string, more: Record<string, unknown> = {}) {
    super(status, { message })
    this.more = more
  }
}

/** @throws 404 for undefined */
export function found<Result>(result: Result | undefined, missing = 'There is no node with this key.'): Result {
  if (result === undefined) throw new ManageFault(404, missing)
  return result
}

/** A change that cannot be made now. */
export const refused = (message: string): ManageFault => new ManageFault(409, message)

/** @throws 422 for a text with faults */
export function refuseFaults(message: string, faults: Fault[]): void {
  if (faults.length > 0) throw new ManageFault(422, message, { faults })
}

export const unfinished = 'The draft is not finished.'
