import type { redirectInput, redirect as redirectShape } from '@agency/contracts/manage/redirects.ts'
import { isAnsweredBySite } from '@agency/contracts/site/addresses/taken-addresses.ts'
import { desc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { redirects } from '../../../database/tables.ts'
import { recordChange, writeContent } from '../../../database/write-content.ts'
import { isPage } from '../../../schemas/registry.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { ManageFault, refused } from '../../writing/manage-fault.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { workingAddress, workingTree } from '../working-tree.ts'

/** Announces changed redirects to the site: not the key of any node. */
const redirectsKey = 'redirects'

type Redirect = z.output<typeof redirectShape>

/** Newest first, without those of deleted pages. */
export async function listRedirects(options: Pick<ManageOptions, 'db' | 'store' | 'namesOf'>): Promise<Redirect[]> {
  const rows = await options.db.select().from(redirects).orderBy(desc(redirects.at), desc(redirects.id))
  const tree = await workingTree(options)
  const authors = rows.map(({ author }) => author)
  const name = await namesByAuthor(options, authors)
  return rows.flatMap(({ id, from, to, key, at, author }) => {
    const node = tree.byKey.get(key ?? '')
    const target = to ?? (node && workingAddress(tree, node))
    if (target === undefined) return []
    return [{ id, from, to: target, automatic: key !== null, at: at.toISOString(), by: name(author) }]
  })
}

const leadsElsewhere = 'This address leads elsewhere already.'

export async function addRedirect(
  options: Pick<ManageOptions, 'db' | 'store'>,
  { from, to }: z.output<typeof redirectInput>,
  author: string,
): Promise<{ id: number }> {
  if (isAnsweredBySite(from)) throw refused('The site itself answers at this address.')
  const tree = await workingTree(options)
  const pages = [...tree.byKey.values()].filter(({ alias, state }) => isPage(alias) && state !== 'draft')
  if (pages.some(page => workingAddress(tree, page) === from))
    throw refused('A page has this address. Redirects are for addresses without a page.')
  return writeContent(options.db, async tx => {
    const rows = await tx.select().from(redirects)
    const next = new Map(rows.map(row => [row.from, row.to]))
    if (next.has(from)) throw refused(leadsElsewhere)
    const way = [from, to]
    for (let at = next.get(to); at && !way.includes(at); at = next.get(at)) way.push(at)
    const last = way.at(-1) ?? to
    if (from === to || next.get(last) === from || last === from)
      throw refused(`This would lead in a circle: ${[...new Set(way), from].join(' → ')}.`)
    const [inserted] = await tx.insert(redirects).values({ from, to, author }).returning({ id: redirects.id })
    if (inserted === undefined) throw refused(leadsElsewhere)
    await recordChange(tx, [redirectsKey])
    return inserted
  })
}

export function removeRedirect({ db }: Pick<ManageOptions, 'db'>, id: number): Promise<void> {
  return writeContent(db, async tx => {
    const removed = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ id: redirects.id })
    if (removed.length === 0) throw new ManageFault(404, 'There is no such redirect.')
    await recordChange(tx, [redirectsKey])
  })
}
