import * as z from 'zod'
import { fault } from './draft.ts'

const ofText = /^source\.texts\.\d+\.of [0-9a-f]{10}$/

/**
 * `link`: every link of the node to a path of this site; `words`: words within the value at `path`; `tag`: a tag at
 * `path`; `fill`: an empty text at `path`, which becomes `to`; `meaning`: the fingerprint of an English text whose change
 * leaves a translation right, which then has both. `path` begins with `source` for properties.
 */
export const mend = z
  .object({
    kind: z.enum(['link', 'words', 'tag', 'fill', 'meaning']),
    path: z.array(z.string().max(100)).max(20),
    from: z.string().max(500),
    to: z.string().max(500),
  })
  .refine(({ kind, from, to }) => from !== '' || (kind === 'fill' && to !== ''), {
    error: 'names nothing to change',
    path: ['from'],
  })
  .refine(({ kind, path, to }) => kind !== 'meaning' || ofText.test(`${path.join('.')} ${to}`), {
    error: 'names no text of a translation',
    path: ['path'],
  })

export type Mend = z.output<typeof mend>

/** `draftOnly`: saves a draft, even where visitors see the newest version. */
export const mendInput = z.object({ mends: z.array(mend).min(1).max(500), draftOnly: z.boolean().default(false) })

/** `published`: only if the newest version was public. `draft`: `faults` may have prevented publishing. */
export const mendAnswer = z.object({
  outcome: z.enum(['published', 'draft', 'unchanged']),
  version: z.number().int(),
  faults: z.array(fault),
})

export type MendAnswer = z.output<typeof mendAnswer>
