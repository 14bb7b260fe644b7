/** What the calls of `/manage` say, as far as the studio reads it. */

export type NodeState = 'published' | 'draft' | 'changed' | 'scheduled' | 'ended' | 'conflict'

export type TreeNode = {
  key: string
  parentKey: string | null
  alias: string
  name: string
  urlSegment: string
  sort: number
  state: NodeState
  children: number
}

export type Source = Record<string, unknown>

/** What an editor changes of a node. */
export type Editable = {
  alias: string
  parentKey: string | null
  name: string
  urlSegment: string
  source: Source
  publishAt: string | null
  unpublishAt: string | null
  updated: string | null
}

export type Present = { name: string; since: string }

export type NodeDocument = Editable & {
  key: string
  path: { key: string; name: string }[]
  version: number
  publishedVersion: number | null
  state: NodeState
  changedAt: string
  changedBy: string
  address: string | null
  file: { path: string; conflict: boolean } | null
  present: Present[]
}

/** As much of JSON Schema as content types use. */
export type FieldSchema = {
  type?: string
  title?: string
  description?: string
  enum?: (string | number)[]
  anyOf?: FieldSchema[]
  format?: string
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export type ContentType = {
  alias: string
  label: string
  help: string
  allowedChildren?: string[]
  schema: FieldSchema
}

export type Check = { level: 'error' | 'warning'; path: string[]; message: string }
