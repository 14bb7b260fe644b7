import { createContext, useContext } from 'react'
import type { FieldSchema, Source } from '../../calls/shapes.ts'

/** The props of every field. */
export type FieldProps<Value = unknown> = {
  /** The path of the value in the node's properties. */
  path: string[]
  schema: FieldSchema
  value: Value | undefined
  required: boolean
  onChange: (value: Value | undefined) => void
}

/** Faults by the paths of their values, joined with dots. */
export const Faults = createContext<Map<string, string>>(new Map())

/** The fault of the value at a path. */
export const useFault = (path: string[]): string | undefined => useContext(Faults).get(path.join('.'))

/** The id of the field of a path, which faults link to. */
export const idOf = (path: string[]): string => `field-${path.join('-')}`

/** Every property of the open node, and a function that changes several of them at once; undefined removes one. */
export const Properties = createContext<{ values: Source; change: (part: Source) => void }>({
  values: {},
  change: () => {},
})

/** For fields that depend on other fields of their page. */
export const useProperties = () => useContext(Properties)
