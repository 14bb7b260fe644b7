import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { words } from '../words/words.ts'
import { IconButton } from './forms/buttons.tsx'

type Announcement = { text: string; isFault: boolean; link?: { to: string; name: string } }

let current: Announcement | undefined
const listeners = new Set<() => void>()

/**
 * For the screen and screen readers. Ends by itself, unless it has a link or the pointer; and at another message or
 * screen.
 */
export function announce(text: string, link?: Announcement['link']): void {
  show({ text, isFault: false, ...(link && { link }) })
}

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

/** Long enough to read two lines twice. */
const shownMs = 8000

/** Faults and links stay; a message with the pointer or the focus waits. */
function useEnd(shown: Announcement | undefined, isHeld: boolean) {
  useEffect(() => {
    if (shown === undefined || shown.isFault || shown.link || isHeld) return
    const timer = setTimeout(() => current === shown && show(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown, isHeld])
}

export function Announcements() {
  const shown = useSyncExternalStore(subscribe, () => current)
  const [isHeld, setIsHeld] = useState(false)
  useEnd(shown, isHeld)
  const { pathname } = useLocation()
  const before = useRef<Announcement>(undefined)
  // A message often comes together with a new screen, so it ends at the screen after that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another screen opens
  useEffect(() => {
    if (current !== undefined && before.current === current) show(undefined)
    before.current = current
  }, [pathname])
  return (
    <div
      className="announcements"
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {shown && (
        <p className={shown.isFault ? 'announcement announcement--fault' : 'announcement'}>
          <Icon name={shown.isFault ? 'circle-alert' : 'circle-check'} /> <span>{shown.text}</span>
          {shown.link && (
            <a href={shown.link.to} target="_blank" rel="noreferrer">
              {shown.link.name}
            </a>
          )}
          <IconButton icon="x" label={words.shell.close} onClick={() => show(undefined)} />
        </p>
      )}
    </div>
  )
}
