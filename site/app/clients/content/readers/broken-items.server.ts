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
  /** What was there: its kind and its beginning, at most 80 characters. */
  kind?: string
  value?: string
  /** What the site did instead, and what would mend it. */
  did?: string
  todo?: string
  /** The call in whose answer it was found, if it was one. */
  answer?: string
}

export const brokenItems = channel('content:broken-item')
/** What is published, as its path, when an answer is about to be read: what was reported of it before is no longer said. */
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

/** Says that something an editor wrote is not shown as it was written. */
export function reportBrokenItem(item: BrokenItem): void {
  brokenItems.publish(answer === undefined ? item : { ...item, answer })
}
