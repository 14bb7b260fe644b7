import * as z from 'zod'
import { cultures } from '../../content/route-node.ts'
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

export const culture = z.enum(cultures)

/** `behind`: the English changed since. */
const textState = z.enum(['missing', 'draft', 'reviewed', 'behind'])

/** An English text beside its words in a language. */
const pairedText = z.object({
  at: z.string(),
  of: z.string(),
  path: z.array(z.string()),
  kind: z.enum(['text', 'long text', 'markdown']),
  english: z.string(),
  state: textState,
  /** The fingerprint of the English that the words were made from; null if there are none. */
  from: z.string().nullable(),
  /** That English, for words that are behind it; null if no version has it any more. */
  was: z.string().nullable(),
  by: z.string().nullable(),
  warnings: z.array(z.string()),
})

export type PairedText = z.output<typeof pairedText>

/** `version` of the document is 0 until something was saved. */
export const translationAnswer = z.object({
  document: nodeDocument,
  texts: z.array(pairedText),
  /** Words that fit no text of the page any more. */
  unused: z.array(z.string()),
  isInTrash: z.boolean(),
})

export type TranslationAnswer = z.output<typeof translationAnswer>

/** `legal`: the law asks for it in Malay. */
const openPage = z.object({
  key: z.string(),
  name: z.string(),
  within: z.string(),
  culture,
  missing: z.number().int(),
  behind: z.number().int(),
  draft: z.number().int(),
  words: z.number().int(),
  legal: z.boolean(),
})

/** `law`: lines about what the law asks for in Malay and visitors do not read in it. */
export const translationsAnswer = z.object({ pages: z.array(openPage), law: z.array(z.string()) })

export type TranslationsAnswer = z.output<typeof translationsAnswer>
