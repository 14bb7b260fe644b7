import type { versionDocument, version as versionShape } from '@agency/contracts/manage/nodes/versions.ts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../database/content-database.ts'
import { nodes } from '../../database/tables.ts'
import {
  keepDraft,
  type NodeState,
  nextVersions,
  type Version,
  versionOf,
  versionsOf,
} from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { stableText } from '../../files/importing/stable-text.ts'
import { namesByAuthor } from '../audit/author-names.ts'
import type { MadeFrom } from '../writing/if-match.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { refuseOvertaken } from '../writing/newest.ts'
import { readWhatFits } from '../writing/node-input.ts'
import { editableOf } from './node-document.ts'

type Options = Pick<ManageOptions, 'db' | 'namesOf'>

export async function listVersions(options: Options, key: string): Promise<z.output<typeof versionShape>[]> {
  const { db } = options
  const [match, [row]] = await Promise.all([
    versionsOf(db, key),
    db.select({ version: nodes.version, deletedAt: nodes.deletedAt }).from(nodes).where(eq(nodes.key, key)),
  ])
  const authors = match.map(({ author }) => author)
  const name = await namesByAuthor(options, authors)
  return match.map(({ version, at, author, draft, state }, position) => ({
    version,
    at: at.toISOString(),
    by: name(author),
    draft,
    published: row?.version === version && row.deletedAt === null,
    summary: summary({ state, draft }, match[position + 1]),
  }))
}

export async function readVersion(
  options: Options,
  key: string,
  number: number,
): Promise<z.output<typeof versionDocument> | undefined> {
  const snapshot = await versionOf(options.db, key, number)
  if (snapshot === undefined) return undefined
  const { version, at, author, draft, state } = snapshot
  const name = await namesByAuthor(options, [author])
  return { ...editableOf(state), key, version, at: at.toISOString(), by: name(author), draft }
}

/** Copies a version to the draft, at the node's present place. Undefined for an unknown version. */
export function restoreVersion(
  db: ContentDatabase,
  key: string,
  number: number,
  { from, author }: { from: MadeFrom; author: string },
): Promise<{ version: number } | undefined> {
  return writeContent(db, async tx => {
    await refuseOvertaken(tx, key, from)
    const old = await versionOf(tx, key, number)
    if (old === undefined) return undefined
    const [row] = await tx
      .select({ parentKey: nodes.parentKey, sort: nodes.sort })
      .from(nodes)
      .where(eq(nodes.key, key))
    const version = (await nextVersions(tx, [key]))(key)
    const properties = readWhatFits(old.state.alias, old.state.source)
    await keepDraft(tx, version, { ...old.state, ...row, properties }, author)
    return { version }
  })
}

/** A summary counts further names. */
const named = 3

/** The names of changed properties. Publishing adds a version without changes. */
function summary({ state, draft }: Pick<Version, 'state' | 'draft'>, before: Version | undefined): string {
  if (before === undefined) return 'created'
  const [now, then] = [parts(state), parts(before.state)]
  const changed = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
    name => stableText(now[name] ?? null) !== stableText(then[name] ?? null),
  )
  if (changed.length === 0) return draft ? 'nothing changed' : 'published'
  if (changed.length <= named) return changed.join(', ')
  return `${changed.slice(0, named).join(', ')} and ${changed.length - named} more`
}

const parts = ({ key: _, properties: __, source, ...head }: NodeState): Record<string, unknown> => ({
  ...head,
  ...source,
})
