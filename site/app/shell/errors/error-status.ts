import { errorWords } from '@agency/words/shell/errors/words.ts'
import { isRouteErrorResponse } from 'react-router'

/** The specification lists these sources of the status. */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const { statusCode, status, response } = (error ?? {}) as Record<string, unknown>
  const nested = (response as Record<string, unknown> | undefined)?.status
  const code = [statusCode, status, nested].find(value => typeof value === 'number' && value >= 400 && value < 600)
  return (code as number | undefined) ?? 500
}

export function errorTitle(status: number): string {
  const say = errorWords()
  return status === 404 ? say.notFoundTitle : say.errorTitle
}
