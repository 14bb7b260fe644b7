import type { ChangeChannel } from './change-channel.ts'

/** What workers and their primary send each other when content changed. */
export type ChangeMessage = { changedKeys: string[] }

/** @param message Anything that came over the channel between worker and primary, which others use as well. */
export function isChangeMessage(message: unknown): message is ChangeMessage {
  return typeof message === 'object' && message !== null && Array.isArray((message as ChangeMessage).changedKeys)
}

/** The changes that the workers of one machine tell each other through their primary. */
export function changesAmongWorkers(drop: (keys: string[]) => void): ChangeChannel {
  const hear = (message: unknown) => {
    if (isChangeMessage(message)) drop(message.changedKeys)
  }
  process.on('message', hear)
  return {
    announce: keys => void process.send?.({ changedKeys: keys } satisfies ChangeMessage, () => {}),
    state: () => (process.connected ? 'open' : 'away'),
    close: () => process.off('message', hear),
  }
}
