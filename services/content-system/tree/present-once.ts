import { memoize } from './memoize.ts'

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/**
 * Presents each properties object once, as long as the pictures are the same: a tree that is rebuilt after one change
 * reuses everything else.
 * @param pictures returns another value after every change of a picture
 */
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
