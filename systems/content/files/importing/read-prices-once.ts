import { withPriceFacts } from '@agency/contracts/content/readers/price-facts.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { withAncestors } from '../../database/ancestors.ts'
import { type ContentDatabase, type Transaction, transaction } from '../../database/content-database.ts'
import { publications } from '../../database/publishing/publication-tables.ts'
import { contentState, nodes, nodeVersions, type Properties } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import { budgetFault, updateNode, updateVersion } from '../../database/write-source.ts'

type State = {
  alias: string
  key: string
  name: string
  urlSegment: string
  source: Properties
  properties: Properties
}

/**
 * Adds facts of prices to nodes, drafts, versions, the trash and scheduled texts of before, whose prices had labels
 * alone. Runs once, after the migrations.
 */
export async function readPricesOnce(db: ContentDatabase): Promise<void> {
  const [state] = await transaction(db, tx => tx.select().from(contentState))
  if (!state || state.pricesRead) return
  await writeContent(db, async tx => {
    await recordChange(tx, await readNodes(tx))
    await readVersions(tx)
    for (const { id, snapshot } of await tx.select().from(publications)) {
      const next = withFacts(snapshot as State)
      if (next) await tx.update(publications).set({ snapshot: next }).where(eq(publications.id, id))
    }
    await tx.update(contentState).set({ pricesRead: true })
  })
}

/** Undefined without a change, and for a text that would get too long. */
function withFacts<Stored extends State>(state: Stored): Stored | undefined {
  const source = withPriceFacts(state.alias, state.source)
  if (source === state.source) return undefined
  const next = { ...state, source, properties: withPriceFacts(state.alias, state.properties) }
  return budgetFault(next) ? undefined : next
}

async function readNodes(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.select().from(nodes)
  const changed: string[] = []
  for (const row of rows) {
    const { key, name, urlSegment, source, properties } = withFacts(row) ?? row
    const other = row.conflict && withFacts(row.conflict.snapshot as State)
    const conflict = row.conflict && other ? { ...row.conflict, snapshot: other } : row.conflict
    if (source === row.source && conflict === row.conflict) continue
    await updateNode(tx, { key, name, urlSegment, source }, { properties, conflict })
    changed.push(row.key)
  }
  return withAncestors(changed, rows)
}

async function readVersions(tx: Transaction): Promise<void> {
  const { key, snapshot } = nodeVersions
  const isPriced = inArray(sql`${snapshot} ->> 'alias'`, ['contentDetail', 'deal'])
  for (const node of await tx.selectDistinct({ key }).from(nodeVersions).where(isPriced)) {
    const rows = await tx
      .select()
      .from(nodeVersions)
      .where(and(eq(key, node.key), isPriced))
    for (const row of rows) {
      const next = withFacts(row.snapshot as State)
      if (next) await updateVersion(tx, row.version, next)
    }
  }
}
