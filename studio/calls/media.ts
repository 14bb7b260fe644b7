import type { Picture } from '@agency/contracts/manage/media.ts'
import { call } from './call.ts'

/** Pictures whose names or alternative texts fit the words; all of them without words. */
export const readPictures = (words: string, signal?: AbortSignal) =>
  call<{ pictures: Picture[] }>('GET', `media?q=${encodeURIComponent(words)}`, { ...(signal && { signal }) })

/** What a property holds that shows the picture. */
export const propertyOf = ({ id, drawn }: Picture): string =>
  drawn ? `poster:${id.replace(/^poster:/, '')}` : `media/${id}`

/** Replaces the file of a picture. Pages that show it show the new one. */
export function replaceFile(id: string, file: File): Promise<Picture> {
  const body = new FormData()
  body.set('file', file)
  return call<Picture>('POST', `media/${id}/file`, { body })
}

/** Changes what is said of a picture, and what must stay in sight. */
export const savePicture = (id: string, details: Pick<Picture, 'name' | 'alt' | 'focalPoint' | 'crops'>) =>
  call<Picture>('PUT', `media/${id}`, { body: details })

/** Refused while a page uses the picture. */
export const deletePicture = (id: string) => call('DELETE', `media/${id}`)
