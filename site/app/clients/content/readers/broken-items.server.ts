import { channel } from 'node:diagnostics_channel'

/** What is published when something in a content answer cannot be used as it is. */
export type BrokenItem = {
  /** What is wrong, as a clause. */
  reason: string
  /** Public path of the page, or of the nearest one above. */
  page?: string
  key?: unknown
  id?: unknown
  name?: unknown
  type?: unknown
  property?: string
  /** The value: its kind and its first 80 characters at most. */
  kind?: string
  value?: string
  /** What the site did instead, and how to fix it. */
  did?: string
  todo?: string
  /** The call whose answer contained it, if there was one. */
  answer?: string
}

export const brokenItems = channel('content:broken-item')
/** Publishes the path of an answer that is about to be read, so that its earlier reports are removed. */
export const answersRead = channel('content:answer-read')

/** The answer that is being read; reading is synchronous. */
let answer: string | undefined

/** Reads an answer; everything reported meanwhile names this answer. */
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

/** Reports that content is not shown as it was written. */
export function reportBrokenItem(item: BrokenItem): void {
  brokenItems.publish(answer === undefined ? item : { ...item, answer })
}
