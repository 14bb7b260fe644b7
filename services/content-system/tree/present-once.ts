import { once } from './once.ts'

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/**
 * Presents each properties object once, as long as the same pictures are known: a tree that is built anew after one change
 * takes over what did not change.
 * @param pictures Tells another value whenever what is known of pictures changed.
 */
export function presentOnce(present: Present, pictures: () => unknown): Present {
  let presented = once(present)
  let shows: unknown
  return properties => {
    if (shows !== pictures()) {
      presented = once(present)
      shows = pictures()
    }
    return presented(properties)
  }
}
