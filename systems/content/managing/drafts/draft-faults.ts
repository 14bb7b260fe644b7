import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import { type Place, withChanges } from '../../database/place.ts'
import type { NodeState } from '../../database/versions.ts'
import { licenceFault } from '../../files/checking/days/licence.ts'
import { silentPictures } from '../../files/checking/pictures/silent.ts'
import type { PictureLibrary } from '../../files/pictures/names/picture-library.ts'
import { schemaFaults } from '../../files/reading/fault.ts'
import { nodeHead } from '../../files/reading/source-node.ts'
import { misfit } from '../writing/misfit.ts'
import { readProperties } from '../writing/node-input.ts'

const head = nodeHead.pick({ alias: true, name: true, urlSegment: true }).required()

/** The faults that prevent a state from being published, with field paths. */
export function draftFaults(state: NodeState, places: Place[], library: PictureLibrary): Fault[] {
  const read = head.safeParse(state, { reportInput: true })
  const faults: Fault[] = schemaFaults(read.error?.issues ?? []).map(fault => ({
    ...fault,
    path: fault.path.map(String),
  }))
  const refused = misfit(state, places)
  if (refused !== undefined)
    faults.push({ path: [refused.includes('urlSegment') ? 'urlSegment' : 'parentKey'], message: refused })
  const { publishAt, unpublishAt, alias, source } = state
  if (publishAt && unpublishAt && publishAt >= unpublishAt)
    faults.push({ path: ['unpublishAt'], message: 'is not after publishAt' })
  faults.push(...silentFaults(state.properties, library), ...licenceFaults(state))
  const properties = readProperties(alias, source)
  if ('properties' in properties || read.error?.issues.some(({ path }) => path[0] === 'alias')) return faults
  return [...faults, ...properties.faults.map(fault => ({ ...fault, path: ['source', ...fault.path] }))]
}

/** The faults of states that are published together, by key: each must fit into the tree as the others will be. */
export function faultsTogether(states: NodeState[], places: Place[], library: PictureLibrary): Map<string, Fault[]> {
  const all = states.map(state => {
    const others = states.filter(({ key }) => key !== state.key)
    return [state.key, draftFaults(state, withChanges(places, others), library)] as const
  })
  return new Map(all.filter(([, faults]) => faults.length > 0))
}

/** Needs a confirmation: visitors see the node now, and would not until an instant. */
export function vanishFaults(
  { publishAt }: Pick<NodeState, 'publishAt'>,
  shown: Pick<NodeState, 'publishAt' | 'unpublishAt'> | undefined,
  at: Date,
): Fault[] {
  const isShown = shown && (shown.publishAt ?? at) <= at && !(shown.unpublishAt && shown.unpublishAt <= at)
  if (!isShown || publishAt === null || publishAt <= at) return []
  return [{ path: ['publishAt'], message: 'would take what visitors see off the site until then', code: 'vanishes' }]
}

function licenceFaults({ alias, properties: { licenceUntil } }: NodeState): Fault[] {
  if (alias !== 'settings' || typeof licenceUntil !== 'string') return []
  const message = licenceFault(licenceUntil, malaysianDay(Date.now()))
  return message ? [{ path: ['source', 'licenceUntil'], message }] : []
}

export const silentFaults = (properties: NodeState['properties'], library: PictureLibrary): Fault[] =>
  silentPictures(properties, library).map(({ path, message }) => ({ path: ['source', ...path], message }))
