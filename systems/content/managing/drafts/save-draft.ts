import { withPriceFacts } from '@agency/contracts/content/readers/price-facts.ts'
import type { draftInput, Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type * as z from 'zod'
import { isTranslation, type Place } from '../../database/place.ts'
import { isAwaited } from '../../database/publishing/publications.ts'
import type { Properties } from '../../database/tables.ts'
import { keepDraft, type NodeState, nextVersions, stateOf } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import { updateVersion } from '../../database/write-source.ts'
import { stableText } from '../../files/importing/stable-text.ts'
import { type MadeFrom, refuseStale } from '../writing/if-match.ts'
import { refused } from '../writing/manage-fault.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { siteAnswer } from '../writing/misfit.ts'
import { newestOf, newestVersion } from '../writing/newest.ts'
import { readWhatFits } from '../writing/node-input.ts'
import { draftFaults } from './draft-faults.ts'

export type DraftInput = z.output<typeof draftInput>

/** Saves of one editor within this time are one version. */
const oneVersionMs = 10 * 60_000
const defaultSort = 1000

/**
 * Checks the place against the tree in memory, as that is only advice here.
 * @returns `isBegun` for a new version, which saves of the next minutes join @throws see `refuseStale`
 */
export function saveDraft(
  { db, store, library }: Pick<ManageOptions, 'db' | 'store' | 'library'>,
  key: string,
  input: DraftInput,
  { from, author }: { from: MadeFrom; author: string },
): Promise<{ version: number; savedAt: Date; faults: Fault[]; isBegun: boolean }> {
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    refuseStale(from, newestVersion({ draft, row }))
    const places = store.rows()
    const sort = draft?.state.sort ?? row?.sort ?? sortOfNew(places, input.parentKey)
    const before = (draft?.state ?? row)?.source
    const source = isTranslation(input)
      ? withNames(input.source, before, author)
      : withPriceFacts(input.alias, input.source)
    const state = stateOfDraft(key, { ...input, source }, sort)
    const live = places.filter(({ deletedAt }) => deletedAt === null)
    const reason = draft || row ? undefined : siteAnswer(state, live)
    if (reason !== undefined) throw refused(reason)
    const version = (await nextVersions(tx, [key]))(key)
    const savedAt = new Date()
    const goesOn = draft?.author === author && savedAt.getTime() - draft.begunAt.getTime() < oneVersionMs
    // A scheduled version stays among the versions as it was when it was scheduled.
    const isBegun = !goesOn || (await isAwaited(tx, key, draft.version))
    if (!isBegun) {
      await updateVersion(tx, draft.version, stateOf(state), { version, at: savedAt })
    } else await keepDraft(tx, version, state, author)
    return { version, savedAt, faults: draftFaults(state, places, library), isBegun }
  })
}

const stateOfDraft = (key: string, input: DraftInput, sort: number): NodeState => ({
  key,
  parentKey: input.parentKey?.toLowerCase() ?? null,
  alias: input.alias,
  urlSegment: input.urlSegment,
  name: input.name,
  sort,
  properties: readWhatFits(input.alias, input.source),
  source: input.source,
  publishAt: input.publishAt === null ? null : new Date(input.publishAt),
  unpublishAt: input.unpublishAt === null ? null : new Date(input.unpublishAt),
  updated: input.updated,
})

/** A text of a translation names the author who changed it last, whatever the caller says. */
function withNames(source: Properties, before: Properties | undefined, by: string): Properties {
  if (!Array.isArray(source.texts)) return source
  const earlier = new Set([before?.texts ?? []].flat().map(stableText))
  const texts = source.texts.map(one => (earlier.has(stableText(one)) ? one : { ...Object(one), by }))
  return { ...source, texts }
}

/** After its siblings if they have an order, else among them by name. */
function sortOfNew(places: Place[], parentKey: string | null): number {
  const sorts = places
    .filter(place => place.parentKey === parentKey && place.deletedAt === null && !isTranslation(place))
    .map(({ sort }) => sort)
  const last = Math.max(0, ...sorts)
  return sorts.length === 0 || last >= defaultSort ? defaultSort : last + 10
}
