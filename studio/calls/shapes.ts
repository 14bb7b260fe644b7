import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'

/** Properties as the editor wrote them. */
export type Source = NodeDocument['source']

/** The part of JSON Schema that content types use. */
export type FieldSchema = {
  type?: string
  /** The kind of field that edits the value. */
  title?: FieldKind
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

/** What nodes of one type contain. `allowedChildren`: types allowed below them; every type if it is missing. */
export type ContentType = {
  alias: string
  label: string
  help: string
  allowedChildren?: string[]
  schema: FieldSchema
}
