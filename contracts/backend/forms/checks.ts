import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import type * as z from 'zod/mini'
import { countAges } from './person.ts'

type Values = Record<string, unknown>
type Context = z.core.$RefinementCtx

export function fault(context: Context, field: string, message: string): void {
  context.addIssue({ code: 'custom', path: [field], message })
}

export function mustNotPrecede(context: Context, values: Values, [earlier, later]: [string, string], words: string) {
  const [first, second] = [values[earlier], values[later]]
  if (typeof first === 'string' && typeof second === 'string' && second < first) fault(context, later, words)
}

export function mustNameAges(context: Context, { children = 0, childAges }: { children?: number; childAges?: string }) {
  const ages = countAges(childAges)
  if (children !== ages) fault(context, 'childAges', enquiryWords().wrong.ageCount({ children, ages }))
}
