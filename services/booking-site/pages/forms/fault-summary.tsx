import { ErrorSummary } from '@agency/ui/forms/field.tsx'
import { type Fault, faultSentence } from './fault.ts'

/** What is wrong, above the form, each leading to its field; nothing when nothing is. `labels` are the fields' by name. */
export function FaultSummary({ faults, labels = {} }: { faults: Fault[]; labels?: Record<string, string> }) {
  return <ErrorSummary errors={faults.map(fault => ({ name: fault.name, message: faultSentence(fault, labels) }))} />
}
