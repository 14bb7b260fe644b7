import type { FaultCode } from '@agency/contracts/manage/nodes/draft.ts'
import type * as z from 'zod'
import { notADay, notAnInstant } from '../../schemas/values.ts'

/** A fault of a content file. `where` is a property path such as `itinerary.2.title`, or empty. */
export type Fault = { file: string; line: number; where: string; message: string }

/** `content/pages/x.md:12: priceUnit: is missing` */
export const faultLine = ({ file, line, where, message }: Fault): string =>
  `${file}:${line}: ${where === '' ? '' : `${where}: `}${message}`

export type SchemaFault = { path: (string | number)[]; message: string; code?: FaultCode }

/** The issues of a schema with paths, in words for writers of content. */
export function schemaFaults(issues: z.core.$ZodIssue[]): SchemaFault[] {
  return issues.flatMap(issue => {
    const path = issue.path as (string | number)[]
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(key => ({ path: [...path, key], message: 'is not a property of this content type' }))
    }
    const code = codeOf(issue)
    return [{ path, message: messageOf(issue), ...(code && { code }) }]
  })
}

/** For callers that explain a fault in their own words. */
function codeOf(issue: z.core.$ZodIssue): FaultCode | undefined {
  if (isOutOfChoice(issue)) return 'not-a-choice'
  return issue.message === notADay ? 'not-a-day' : issue.message === notAnInstant ? 'not-an-instant' : undefined
}

/** True for a value outside a property's choices, if the schema has no message of its own for that. */
const isOutOfChoice = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidValue =>
  issue.code === 'invalid_value' && issue.message.startsWith('Invalid')

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty'
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const { length } = String(issue.input ?? '')
    return `is longer than ${issue.maximum} characters${length > 0 ? ` (${length})` : ''}`
  }
  if (isOutOfChoice(issue)) return `must be one of ${issue.values.join(', ')}`
  return issue.message.replace(/^Invalid input: /, '')
}
