import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { call } from './call.ts'

export type Version = { version: number; at: string; by: string; draft: boolean; published: boolean; summary: string }

/** Every version of a node, newest first. */
export const readVersions = (key: string) => call<{ versions: Version[] }>('GET', `nodes/${key}/versions`)

/** What a node was in one version. */
export const readVersion = (key: string, version: number) => call<Editable>('GET', `nodes/${key}/versions/${version}`)

/** Makes an old version the newest draft. */
export const restoreVersion = (key: string, version: number, from: number) =>
  call('POST', `nodes/${key}/versions/${version}/restore`, { from })
