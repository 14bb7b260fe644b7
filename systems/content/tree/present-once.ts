import { memoize } from './memoize.ts'

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/** Presents each object once until a picture changes: a rebuilt tree reuses it. @param pictures differs after a change */
export function presentOnce(present: Present, pictures: () => unknown): Present {
  let presented = memoize(present)
  let shows: unknown
  return properties => {
    if (shows !== pictures()) {
      presented = memoize(present)
      shows = pictures()
    }
    return presented(properties)
  }
}
