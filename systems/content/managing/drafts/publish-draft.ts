import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { withAncestors } from '../../database/ancestors.ts'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { isTranslation, type Place, placesAround, withChanges } from '../../database/place.ts'
import { forgetAnswered } from '../../database/publishing/publications.ts'
import { endRequest } from '../../database/publishing/publish-requests.ts'
import type { LivePage } from '../../database/publishing/release-tables.ts'
import { endRelease } from '../../database/publishing/releases.ts'
import { type NodeState, stateOf } from '../../database/versions.ts'
import { writeContent } from '../../database/write-content.ts'
import type { PictureLibrary } from '../../files/pictures/names/picture-library.ts'
import { withPresentNames } from '../../schemas/former-names.ts'
import { isPage } from '../../schemas/registry.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import { mailAsker, type Outbox } from '../people/mails/request-mails.ts'
import { changeNodes } from '../writing/change-nodes.ts'
import { type MadeFrom, refuseStale } from '../writing/if-match.ts'
import { found, ManageFault, refuseFaults, unfinished } from '../writing/manage-fault.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { newestOf, newestVersion } from '../writing/newest.ts'
import { readProperties } from '../writing/node-input.ts'
import { writeStates } from '../writing/write-states.ts'
import { faultsTogether, vanishFaults } from './draft-faults.ts'

export type Published = { version: number; touched: string[] }

type Writing = { from: MadeFrom; author: string }

/**
 * Publishes at `publishAt` if it is set, also after an unpublication, and mails the writer who requested it.
 * @param vanish allow a live page to disappear until its "Shown from" @throws 422 for an unfinished node, see also `refuseStale`
 */
export function publishDraft(
  { db, library, queue }: Pick<ManageOptions, 'db' | 'library' | 'queue'>,
  key: string,
  { from, author, vanish }: Writing & { vanish: boolean },
): Promise<Published> {
  return writeContent(db, async tx => {
    const { draft, row } = await newestOf(tx, key)
    const newest = found(draft?.state ?? (row && stateOf(row)))
    refuseStale(from, newestVersion({ draft, row }))
    if (!vanish) refuseFaults(unfinished, vanishFaults(newest, row, new Date()))
    const published = await publishState(tx, library, withoutPastEnd(newest), author)
    if ('faults' in published) throw new ManageFault(422, unfinished, published)
    await forgetAnswered(tx, key, { version: draft?.version, author })
    await endAsPublished({ tx, queue }, key, author)
    return published
  })
}

/** Closes the publish request of a node and mails the writer who made it. */
export async function endAsPublished(outbox: Outbox, key: string, author: string): Promise<void> {
  const request = await endRequest(outbox.tx, key, { state: 'published', endedBy: author, answer: null })
  if (request) await mailAsker(outbox, request)
}

/** Ends a live release, closes its publish request, and mails the writer who made it. */
export async function endReleaseAsPublished(
  outbox: Outbox,
  id: string,
  live: { author: string; pages: LivePage[] },
): Promise<void> {
  const request = await endRelease(outbox.tx, id, live)
  if (request) await mailAsker(outbox, request)
}

export async function publishState(
  tx: Transaction,
  library: PictureLibrary,
  state: NodeState,
  author: string,
): Promise<Published | { faults: Fault[] }> {
  const { published, faults } = await publishStates(tx, library, [state], author)
  return published.get(state.key) ?? { faults: faults.get(state.key) ?? [] }
}

/** Publishes states of several nodes at once: all of them, or none if one has faults. @returns the faults by key */
export async function publishStates(
  tx: Transaction,
  library: PictureLibrary,
  states: NodeState[],
  author: string,
): Promise<{ published: Map<string, Published>; faults: Map<string, Fault[]> }> {
  const published = new Map<string, Published>()
  const before = await placesAround(tx, states)
  const faults = faultsTogether(states, before, library)
  if (faults.size > 0 || states.length === 0) return { published, faults }
  const after = withChanges(before, states)
  const depth = ({ key }: NodeState) => withAncestors([key], after).size
  const finished = states
    .toSorted((a, b) => depth(a) - depth(b))
    .flatMap(state => {
      const read = readProperties(state.alias, state.source)
      if ('faults' in read) return []
      const { source } = withPresentNames(state.alias, state.source)
      return [{ ...state, source, properties: read.properties }]
    })
  const saved = await writeStates(tx, finished, before, author)
  const versions = new Map(saved.map(({ key, version }) => [key, version]))
  for (const state of finished)
    published.set(state.key, {
      version: versions.get(state.key) ?? 0,
      touched: touchedPaths(state, before, after),
    })
  return { published, faults }
}

/** Publishing an unpublished or expired node shows it again. */
export const withoutPastEnd = (state: NodeState): NodeState =>
  state.unpublishAt !== null && state.unpublishAt <= new Date() ? { ...state, unpublishAt: null } : state

/** Unpublishes a node now; its draft stays. */
export function unpublishNode(db: ContentDatabase, key: string, { from, author }: Writing): Promise<Published> {
  return writeContent(db, async tx => {
    const newest = await newestOf(tx, key)
    const row = found(newest.row)
    refuseStale(from, newestVersion(newest))
    const places = await placesAround(tx, [row])
    await changeNodes(tx, new Map([[key, { unpublishAt: new Date() }]]), author)
    const after = await newestOf(tx, key)
    return {
      version: newestVersion(after),
      touched: touchedPaths(stateOf(row), places, places),
    }
  })
}

/**
 * The public paths before and after of the node, or the page it is a part of, and of the parent page, which lists it;
 * for a translation those in its language.
 */
function touchedPaths({ key, alias, urlSegment }: NodeState, before: Place[], after: Place[]): string[] {
  const paths = [before, after].flatMap(places => {
    const byKey = new Map(places.map(place => [place.key, place]))
    const pages: Place[] = []
    for (let at = byKey.get(key); at && pages.length < 2; at = byKey.get(at.parentKey ?? '')) {
      if (isPage(at.alias)) pages.push(at)
    }
    return pages.map(page => (isTranslation({ alias }) ? `/${urlSegment}` : '') + publicPathIn(byKey, page))
  })
  return [...new Set(paths)]
}
