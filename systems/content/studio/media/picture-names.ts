import { picturesIn, readPictureNames } from '../calls/media.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { words } from '../words/words.ts'

let batch: { pictures: Set<string>; names: Promise<Record<string, string>> } | undefined

function namesOf(pictures: string[]): Promise<Record<string, string>> {
  batch ??= openBatch()
  for (const picture of pictures) batch.pictures.add(picture)
  return batch.names
}

function openBatch() {
  const pictures = new Set<string>()
  const names = Promise.resolve().then(() => {
    batch = undefined
    return readPictureNames([...pictures])
  })
  return { pictures, names }
}

/** Returns a function from a picture to its name. */
export function usePictureNames(...values: unknown[]): (picture: string) => string {
  const pictures = picturesIn(...values)
  const names = useLoaded(() => namesOf(pictures), [pictures.join()])
  return picture => (names ? (names[picture] ?? words.pictures.gone) : words.pictures.unread)
}
