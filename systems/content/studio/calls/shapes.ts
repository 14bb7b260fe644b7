import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'

export type Source = NodeDocument['source']

/** The used part of JSON Schema. */
export type FieldSchema = {
  type?: string
  title?: FieldKind
  group?: string
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

/** `allowedChildren`: all types if missing. */
export type ContentType = {
  alias: string
  label: string
  help: string
  allowedChildren?: string[]
  schema: FieldSchema
}
