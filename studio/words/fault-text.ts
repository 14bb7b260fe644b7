import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { labelOf } from './labels.ts'
import { words } from './words.ts'

/** The text for a fault in a form: our own for the kinds that we know, else the message of the content system with the names of the form. */
export function faultText({ message, code }: Pick<Fault, 'message' | 'code'>): string {
  if (code) return words.faults[code]
  return message.replace(/\b[a-z]+[A-Z]\w*\b/g, property => `“${labelOf([property])}”`)
}
