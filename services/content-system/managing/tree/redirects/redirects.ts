import type { redirectInput, redirect as redirectShape } from '@agency/contracts/manage/redirects.ts'
import { desc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { redirects } from '../../../database/tables.ts'
import { recordChange, writeContent } from '../../../database/write-content.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingAddress, workingTree } from '../working-tree.ts'

/** The key that announces changed redirects to the site: not the key of any node. */
const REDIRECTS_KEY = 'redirects'

type Redirect = z.output<typeof redirectShape>

/** All redirects, newest first. Those of pages that are gone lead nowhere and are left out. */
export async function listRedirects(options: Pick<ManageOptions, 'db' | 'store' | 'namesOf'>): Promise<Redirect[]> {
  const rows = await options.db.select().from(redirects).orderBy(desc(redirects.at), desc(redirects.id))
  const tree = await workingTree(options)
  const name = await namesByAuthor(
    options,
    rows.map(({ author }) => author),
  )
  return rows.flatMap(({ id, from, to, key, at, author }) => {
    const node = tree.byKey.get(key ?? '')
    const target = to ?? (node && workingAddress(tree, node))
    if (target === undefined) return []
    return [{ id, from, to: target, automatic: key !== null, at: at.toISOString(), by: name(author) }]
  })
}

/** Lets an address lead elsewhere. Undefined if it does already, or if it leads to itself. */
export function addRedirect(
  { db }: Pick<ManageOptions, 'db'>,
  { from, to }: z.output<typeof redirectInput>,
  author: string,
): Promise<{ id: number } | undefined> {
  return writeContent(db, async tx => {
    if (from === to) return undefined
    const [made] = await tx
      .insert(redirects)
      .values({ from, to, author })
      .onConflictDoNothing()
      .returning({ id: redirects.id })
    if (made) await recordChange(tx, [REDIRECTS_KEY])
    return made
  })
}

/** Takes a redirect back. False if there is none. */
export function removeRedirect({ db }: Pick<ManageOptions, 'db'>, id: number): Promise<boolean> {
  return writeContent(db, async tx => {
    const removed = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ id: redirects.id })
    if (removed.length > 0) await recordChange(tx, [REDIRECTS_KEY])
    return removed.length > 0
  })
}
