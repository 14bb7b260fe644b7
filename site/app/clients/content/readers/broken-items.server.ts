import { channel } from 'node:diagnostics_channel'

export type BrokenItem = {
  reason: string
  /** Public path of the page, or of the nearest one above. */
  page?: string
  key?: unknown
  id?: unknown
  name?: unknown
  type?: unknown
  property?: string
  kind?: string
  value?: string
  did?: string
  todo?: string
  answer?: string
}

export const brokenItems = channel('content:broken-item')
/** The path of an answer that is about to be read, so that its earlier reports are removed. */
export const answersRead = channel('content:answer-read')

/** A module variable suffices, because reading is synchronous. */
let answer: string | undefined

export function readingAnswer<Value>(path: string, read: () => Value): Value {
  const outer = answer
  answer = path
  answersRead.publish(path)
  try {
    return read()
  } finally {
    answer = outer
  }
}

export function reportBrokenItem(item: BrokenItem): void {
  brokenItems.publish(answer === undefined ? item : { ...item, answer })
}
