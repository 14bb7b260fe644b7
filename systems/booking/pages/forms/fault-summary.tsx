import { ErrorSummary } from '@agency/ui/forms/field.tsx'
import { type Fault, faultSentence } from './fault.ts'

/** Each fault links to its field. `labels` by field name. */
export function FaultSummary({ faults, labels = {} }: { faults: Fault[]; labels?: Record<string, string> }) {
  return <ErrorSummary errors={faults.map(fault => ({ name: fault.name, message: faultSentence(fault, labels) }))} />
}
