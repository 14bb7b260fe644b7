import { ErrorSummary } from '@agency/ui/forms/field.tsx'
import { type Fault, faultSentence } from './fault.ts'

/** Each fault links to its field. */
export function FaultSummary({ faults }: { faults: Fault[] }) {
  return <ErrorSummary errors={faults.map(fault => ({ name: fault.name, message: faultSentence(fault) }))} />
}
