import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'

/** Properties as the editor wrote them. */
export type Source = NodeDocument['source']

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

/** What nodes of one kind hold. `allowedChildren`: what may lie below them; anything where it is missing. */
export type ContentType = {
  alias: string
  label: string
  help: string
  allowedChildren?: string[]
  schema: FieldSchema
}
