import { createContext, useContext } from 'react'
import type { FieldSchema, Source } from '../../calls/shapes.ts'

/** What every field is told, whatever its kind. */
export type FieldProps<Value = unknown> = {
  /** Where the value is in the node's properties. */
  path: string[]
  schema: FieldSchema
  value: Value | undefined
  required: boolean
  onChange: (value: Value | undefined) => void
}

/** What is wrong with values, by their paths joined with dots. */
export const Faults = createContext<Map<string, string>>(new Map())

/** What is wrong with the value at a path. */
export const useFault = (path: string[]): string | undefined => useContext(Faults).get(path.join('.'))

/** Marks the field of a path in the document, so that faults lead to it. */
export const idOf = (path: string[]): string => `field-${path.join('-')}`

/** Every property of the open node, and how several of them are changed at once; undefined takes one out. */
export const Properties = createContext<{ values: Source; change: (part: Source) => void }>({
  values: {},
  change: () => {},
})

/** For fields that have to agree with others of their page. */
export const useProperties = () => useContext(Properties)
