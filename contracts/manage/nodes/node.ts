import * as z from 'zod'
import { publication, releaseName } from './publishing/publication.ts'
import { publishRequest } from './publishing/publish-request.ts'
import { nodeState } from './tree.ts'

const source = z.record(z.string(), z.unknown())

const present = z.object({ name: z.string(), since: z.iso.datetime() })

export const presenceAnswer = z.object({ present: z.array(present) })

/** Instants are ISO 8601; `updated` is a Malaysian day, YYYY-MM-DD. */
export const editable = z.object({
  alias: z.string(),
  parentKey: z.guid().nullable(),
  name: z.string(),
  urlSegment: z.string(),
  source,
  publishAt: z.iso.datetime({ offset: true }).nullable(),
  unpublishAt: z.iso.datetime({ offset: true }).nullable(),
  updated: z.iso.date().nullable(),
})

export type Editable = z.output<typeof editable>

/** The losing text. `by`: the file, or the draft that the file overtook. */
const conflict = z.object({ ...editable.shape, by: z.enum(['file', 'editor']), at: z.iso.datetime() })

export const nodeDocument = z.object({
  ...editable.shape,
  key: z.string(),
  /** For other systems; null until first published. */
  id: z.number().int().nullable(),
  path: z.array(z.object({ key: z.string(), name: z.string() })),
  sort: z.number().int(),
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  state: nodeState,
  publication: publication.nullable(),
  release: releaseName.nullable(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  /** Includes drafts above it; null for a node that is no page. */
  address: z.string().nullable(),
  file: z.object({ path: z.string(), conflict: z.boolean() }).nullable(),
  conflict: conflict.nullable(),
  present: z.array(present),
  request: publishRequest.nullable(),
})

export type NodeDocument = z.output<typeof nodeDocument>
