import { channel } from 'node:diagnostics_channel'

/** What is published when a part of a content answer cannot be used and was left out of the page. */
export type BrokenItem = { key?: unknown; name?: unknown; type: unknown; reason: string }

export const brokenItems = channel('content:broken-item')

/** Says that a part was left out. */
export function reportBrokenItem(item: BrokenItem): void {
  brokenItems.publish(item)
}
