import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { HTTPException } from 'hono/http-exception'
import type { Transaction } from './content-database.ts'
import { type NodeRow, nodes, nodeVersions } from './tables.ts'

const rowsAtOnce = 500

type Written = Pick<NodeRow, 'key' | 'name' | 'urlSegment' | 'source'>

export async function insertNodes(tx: Transaction, rows: (typeof nodes.$inferInsert & Written)[]): Promise<number[]> {
  await refuseGrowth(tx, rows)
  const ids: number[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce)
    ids.push(...(await tx.insert(nodes).values(values).returning({ id: nodes.id })).map(({ id }) => id))
  }
  return ids
}

export async function updateNode(tx: Transaction, state: Written, rest: PgUpdateSetSource<typeof nodes>) {
  await refuseGrowth(tx, [state])
  const set = { ...state, ...rest }
  const [saved] = await tx.update(nodes).set(set).where(eq(nodes.key, state.key)).returning({ id: nodes.id })
  return saved?.id ?? 0
}

type VersionRow = typeof nodeVersions.$inferInsert & { snapshot: Written | null }

/** Null stands for a removal. */
export async function insertVersions(tx: Transaction, rows: VersionRow[]): Promise<void> {
  await refuseGrowth(
    tx,
    rows.flatMap(({ snapshot }) => snapshot ?? []),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(nodeVersions).values(rows.slice(start, start + rowsAtOnce))
}

export async function updateVersion(
  tx: Transaction,
  version: number,
  state: Written,
  rest: PgUpdateSetSource<typeof nodeVersions> = {},
): Promise<void> {
  await refuseGrowth(tx, [state])
  await tx
    .update(nodeVersions)
    .set({ ...rest, snapshot: state })
    .where(and(eq(nodeVersions.key, state.key), eq(nodeVersions.version, version)))
}

/** @throws 400 for a node over its budget, unless it was before: such a page can still be moved, hidden and restored. */
async function refuseGrowth(tx: Transaction, states: Written[]): Promise<void> {
  for (const state of states) {
    const fault = budgetFault(state)
    if (fault === undefined) continue
    const source = JSON.stringify(state.source)
    const { rows } = await tx.execute(sql`
      select 1 from content.nodes where key = ${state.key} and source = ${source}::jsonb
      union all (select 1 from (
        select snapshot from content.node_versions where key = ${state.key} order by version desc limit 1
      ) newest where snapshot -> 'source' = ${source}::jsonb)`)
    if (rows.length === 0) throw overBudget(fault)
  }
}

const maxLevels = 16
/** Maxima for a page. A parser of Markdown takes a few microseconds for a mark; our longest page has 300. */
const limits = { parts: 3000, characters: 150_000, marks: 3000 }
const marks = /[*_~`[\]<>|\\&!#\n@:-]/g

type Measure = keyof typeof limits
type Counts = Record<Measure, number>
type BudgetFault = { path: string[]; message: string }

const excess = (number: number) => `a page has at most ${number.toLocaleString('en')}`
const messages: Record<Measure, string> = {
  parts: `has too many parts: ${excess(limits.parts)}`,
  characters: `is too long: ${excess(limits.characters)} characters`,
  marks: `has too many line breaks and marks such as * and |: ${excess(limits.marks)}`,
}
const measures = Object.keys(limits) as Measure[]

type Text = { name?: string; urlSegment?: string; source: object }

/** Checked before anything parses the node: a parser then needs milliseconds for any content. */
export function budgetFault(node: Text): BudgetFault | undefined {
  const judged = judge(node)
  return 'message' in judged ? judged : undefined
}

/** @returns the number of characters @throws HTTPException 400 that names the field and the limit */
export function refuseTooMuch(node: Text): number {
  const judged = judge(node)
  if ('message' in judged) throw overBudget(judged)
  return judged.characters
}

function judge({ name = '', urlSegment = '', source }: Text): Counts | BudgetFault {
  const all: Counts = { parts: 0, characters: 0, marks: 0 }
  const largest: Record<Measure, { path: string[]; count: number }> = {
    parts: { path: [], count: 0 },
    characters: { path: [], count: 0 },
    marks: { path: [], count: 0 },
  }
  for (const [path, value] of fieldsOf({ name, urlSegment }, source)) {
    const counts = countsOf(value)
    if (counts === undefined) return { path, message: `is nested too deeply: at most ${maxLevels} levels` }
    for (const measure of measures) {
      all[measure] += counts[measure]
      if (counts[measure] > largest[measure].count) largest[measure] = { path, count: counts[measure] }
      if (all[measure] > limits[measure]) return { path: largest[measure].path, message: messages[measure] }
    }
  }
  return all
}

function* fieldsOf(head: Record<string, string>, source: object): Generator<[path: string[], value: unknown]> {
  for (const name in head) yield [[name], head[name]]
  // A loop by name: a list of fifty thousand entries is slow to build.
  for (const name in source) yield [['source', name], source[name as keyof typeof source]]
}

/** Counts until one limit is passed; undefined for a value that is nested too deeply. */
function countsOf(field: unknown): Counts | undefined {
  const counts: Counts = { parts: 1, characters: 0, marks: 0 }
  // No recursion: a sender may nest as deeply as they want.
  const open: [unknown, number][] = [[field, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, level] = next
    if (level > maxLevels) return undefined
    if (typeof value === 'string') {
      counts.characters += value.length
      if (counts.characters > limits.characters) return counts
      counts.marks += value.match(marks)?.length ?? 0
    }
    if (typeof value !== 'object' || value === null) continue
    for (const name in value) {
      counts.characters += name.length
      if (++counts.parts > limits.parts) return counts
      open.push([value[name as keyof typeof value], level + 1])
    }
  }
  return counts
}

function overBudget({ path, message }: BudgetFault): HTTPException {
  const field = (path.at(-1) ?? '').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return new HTTPException(400, { message: `The field “${field}” ${message}.` })
}

export const maxCharacters = limits.characters

export const tooLong = (path: string[]): HTTPException => overBudget({ path, message: messages.characters })
