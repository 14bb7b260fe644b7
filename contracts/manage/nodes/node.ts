import * as z from 'zod'
import { publication, releaseName } from './publishing/publication.ts'
import { publishRequest } from './publishing/publish-request.ts'
import { nodeState } from './tree.ts'

/** Properties as the editor or the file wrote them: Markdown as Markdown. */
const source = z.record(z.string(), z.unknown())

/** A user who has the node open, and since when. */
const present = z.object({ name: z.string(), since: z.iso.datetime() })

export const presenceAnswer = z.object({ present: z.array(present) })

/** What an editor decides about a node. Instants are ISO 8601; `updated` is a Malaysian day, YYYY-MM-DD. */
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

/** The other text of a conflict. `by` says whose: of the file, or of the draft that the file overtook. */
const conflict = z.object({ ...editable.shape, by: z.enum(['file', 'editor']), at: z.iso.datetime() })

/** Everything that opens a node, in its newest version. */
export const nodeDocument = z.object({
  ...editable.shape,
  key: z.string(),
  /** The number other systems know it by; null until it is published. */
  id: z.number().int().nullable(),
  /** The nodes above it, from the top down. */
  path: z.array(z.object({ key: z.string(), name: z.string() })),
  sort: z.number().int(),
  /** The newest version, and the one that visitors see. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  state: nodeState,
  /** The text of it that goes live at an hour. */
  publication: publication.nullable(),
  /** The release that it is to go live with. */
  release: releaseName.nullable(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  /** Its public path, with drafts above it as they are; null for what is no page. */
  address: z.string().nullable(),
  /** The content file it comes from, and whether that says something else. */
  file: z.object({ path: z.string(), conflict: z.boolean() }).nullable(),
  conflict: conflict.nullable(),
  present: z.array(present),
  /** The last request to publish it, while there is a draft. */
  request: publishRequest.nullable(),
})

export type NodeDocument = z.output<typeof nodeDocument>
