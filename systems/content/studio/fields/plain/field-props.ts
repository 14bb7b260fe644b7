import { createContext, useContext } from 'react'
import type { FieldSchema, Source } from '../../calls/shapes.ts'

export type FieldProps<Value = unknown> = {
  /** In the node's properties. */
  path: string[]
  schema: FieldSchema
  value: Value | undefined
  required: boolean
  /** Of the text, where it is not English. */
  lang?: string | undefined
  onChange: (value: Value | undefined) => void
}

/** By paths, joined with dots. */
export const Faults = createContext<Map<string, string>>(new Map())

/** By path. */
export const useFault = (path: string[]): string | undefined => useContext(Faults).get(path.join('.'))

export const idOf = (path: string[]): string => `field-${path.join('-')}`

/** For fields that depend on other fields of their page; undefined removes a property. */
export const Properties = createContext<{ values: Source; change: (part: Source) => void }>({
  values: {},
  change: () => {},
})

export const useProperties = () => useContext(Properties)
