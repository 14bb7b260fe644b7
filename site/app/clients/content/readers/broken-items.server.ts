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
}

export const brokenItems = channel('content:broken-item')

/** Says that something an editor wrote is not shown as it was written. */
export function reportBrokenItem(item: BrokenItem): void {
  brokenItems.publish(item)
}
