import { memoize } from './memoize.ts'

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/**
 * Presents each properties object once, as long as the same pictures exist: a tree that is rebuilt after one change takes
 * over everything else.
 * @param pictures Returns another value whenever a picture changed.
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
