import { cultures } from '@agency/contracts/content/route-node.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { pagesReleasedWith } from '../database/publishing/releases.ts'
import { newestDrafts } from '../database/versions.ts'
import type { ContentTree } from './content-tree.ts'
import { liveKeysBelow, type PreviewOptions, previewTree } from './preview-tree.ts'
import type { TreeStore } from './tree-store.ts'
import { translationKey } from './uuid-of-path.ts'

export type Previews = (key: string) => Promise<ContentTree | undefined>

/** A page asks several times for the same tree, so the last one is cached until something in it changes. */
export function previews(db: ContentDatabase, store: TreeStore, present: PreviewOptions['present']): Previews {
  let last: { published: ContentTree; mark: string; tree: ContentTree } | undefined
  return async key => {
    const published = store.current()
    if (published === undefined) return undefined
    const rows = store.rows()
    const together = await pagesReleasedWith(db, key)
    const shown = [...liveKeysBelow(key, rows), ...together]
    // A translation that was never published has no row.
    const translations = shown.flatMap(one => cultures.map(culture => translationKey(one, culture)))
    const drafts = await newestDrafts(db, [...new Set([...shown, ...translations])])
    const mark = JSON.stringify([key, together, drafts])
    if (last?.published === published && last.mark === mark) return last.tree
    const { revision } = published
    const tree = previewTree({ rows, drafts, key, together, revision, now: new Date(), present })
    last = { published, mark, tree }
    return tree
  }
}
