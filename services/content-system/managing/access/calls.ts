import type { Role } from '@agency/contracts/manage/roles.ts'

/** Which role a call needs at least; `anybody` needs no sign-in. */
export type Needed = Role | 'anybody'

type Reads = Record<`GET /manage/${string}`, readonly [Needed]>
/** With what the audit says that was done; null for calls that change nothing that lasts. */
type Writes = Record<`${'POST' | 'PUT' | 'DELETE'} /manage/${string}`, readonly [Needed, string | null]>

/**
 * Every call below `/manage`, who may make it, and what the audit says of it. A route that is not in this table does not
 * start; a row without a route fails a test.
 */
export const calls = {
  'GET /manage/preview-link/{key}': ['reader'],

  'PUT /manage/nodes/{key}': ['publisher', 'published'],
  'DELETE /manage/nodes/{key}': ['publisher', 'deleted'],
  'PUT /manage/drafts/{key}': ['writer', 'saved a draft'],
  'POST /manage/drafts/{key}/publish': ['publisher', 'published'],
} as const satisfies Reads & Writes

export type Rule = { needed: Needed; audit: string | null }

const rules = new Map<string, Rule>(
  Object.entries<readonly [Needed, (string | null)?]>(calls).map(([call, [needed, audit = null]]) => [
    call,
    { needed, audit },
  ]),
)

/** The rule of a call; undefined when it has none. @param path With parameters in braces: `/manage/nodes/{key}`. */
export const ruleOf = (method: string, path: string): Rule | undefined => rules.get(`${method} ${path}`)
