import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useSyncExternalStore } from 'react'
import { words } from '../words.ts'

type Announcement = { text: string; isFault: boolean; link?: { to: string; name: string } }

let current: Announcement | undefined
const listeners = new Set<() => void>()

/** Says something in a corner and to screen readers, until it is closed or something else is said. */
export function announce(text: string, link?: Announcement['link']): void {
  show({ text, isFault: false, ...(link && { link }) })
}

/** Says what went wrong. */
export function announceFault(error: unknown): void {
  show({ text: error instanceof Error ? error.message : words.failure.unknown, isFault: true })
}

function show(announcement: Announcement | undefined) {
  current = announcement
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where announcements show. */
export function Announcements() {
  const shown = useSyncExternalStore(subscribe, () => current)
  return (
    <div className="announcements" role="status">
      {shown && (
        <p className={shown.isFault ? 'announcement announcement--fault' : 'announcement'}>
          <Icon name={shown.isFault ? 'circle-alert' : 'circle-check'} /> <span>{shown.text}</span>
          {shown.link && (
            <a href={shown.link.to} target="_blank" rel="noreferrer">
              {shown.link.name}
            </a>
          )}
          <button type="button" className="icon-button" aria-label={words.shell.close} onClick={() => show(undefined)}>
            <Icon name="x" size={18} />
          </button>
        </p>
      )}
    </div>
  )
}
