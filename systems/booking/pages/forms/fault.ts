import { weakPasswordWords } from '@agency/words/account/weak-password/words.ts'
import { faultWords } from '@agency/words/booking/faults/words.ts'
import { fieldWords } from '@agency/words/booking/fields/words.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'

const reasons = () => ({ ...faultWords(), ...weakPasswordWords() })

export type Why = keyof ReturnType<typeof reasons>

/** `limit`: the number that the value breaks. */
export type Fault = { name: string; why: Why; limit?: number }

/** The `error` of a schema. */
export const error = (why: Why) => ({ error: why })

export function faultText({ why, limit = 0 }: Omit<Fault, 'name'>): string {
  const text = reasons()[why]
  return typeof text === 'string' ? text : text(limit)
}

export function faultOf(faults: Fault[], name: string): string | undefined {
  const fault = faults.find(one => one.name === name)
  return fault && faultText(fault)
}

/** Names the field: "Required" alone would not suffice. */
export const faultSentence = (fault: Fault): string =>
  fault.why === 'required'
    ? bookingPageWords().requiredField(fieldWords()[fault.name as FieldName] ?? fault.name)
    : faultText(fault)

export const statusOf = (faults: Fault[]): number => (faults.length > 0 ? 422 : 200)

type FieldName = keyof ReturnType<typeof fieldWords>

/** The properties of a form's fields; passwords have no `value`. */
export const fieldsOf = (faults: Fault[], value?: (name: string) => string) => (name: FieldName) => ({
  name,
  label: fieldWords()[name],
  defaultValue: value?.(name),
  error: faultOf(faults, name),
})
