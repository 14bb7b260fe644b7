import type { EnquiryFields } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { questionField, trapField } from '../form/form-fields.ts'
import type { FormView } from '../form/view-token.server.ts'

/** Signs of a program; none is proof. `asked-before`: the form showed the check before, and comes without it. */
export type Suspicion = 'no-view' | 'too-fast' | 'trap' | 'other-site' | 'links' | 'asked-before' | 'many-from-here'

type Post = {
  view: FormView | undefined
  posted: FormData
  fields: EnquiryFields
  fetchSite: string | null
  /** Milliseconds since 1970. */
  now: number
  minSeconds: number
}

/** People put fewer links into a message to a travel agency. */
const manyLinks = 3

export function suspicionsOf({ view, posted, fields, fetchSite, now, minSeconds }: Post): Suspicion[] {
  const signs: Suspicion[] = []
  if (!view) signs.push('no-view')
  else if (now - view.shownAt < minSeconds * 1000) signs.push('too-fast')
  if (posted.get(trapField)) signs.push('trap')
  if (fetchSite === 'cross-site') signs.push('other-site')
  if (linksIn(fields.message) >= manyLinks || linksIn(fields.name) > 0) signs.push('links')
  if (posted.has(questionField)) signs.push('asked-before')
  return signs
}

function linksIn(text: unknown): number {
  return typeof text === 'string' ? (text.match(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)?.length ?? 0) : 0
}
