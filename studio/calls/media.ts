import type { Picture } from '@agency/contracts/manage/media.ts'
import { CallFailure, call, writeHeaders } from './call.ts'

/** Pictures whose names or alternative texts match the words; all pictures without words. */
export const readPictures = (words: string, signal?: AbortSignal) =>
  call<{ pictures: Picture[] }>('GET', `media?q=${encodeURIComponent(words)}`, { ...(signal && { signal }) })

const PICTURE = /poster:[a-z0-9-]+|media\/[0-9a-f-]{36}/g
/** More names do not fit into one address. */
const NAMES_AT_ONCE = 100

/** The pictures that values name somewhere in them, each once. */
export const picturesIn = (...values: unknown[]): string[] => [
  ...new Set((JSON.stringify(values).match(PICTURE) ?? []) as string[]),
]

/** A text with each picture in it as `called` calls it. */
export const withPictureNames = (text: string, called: (picture: string) => string): string =>
  text.replace(PICTURE, called)

/** The names of pictures in the library, by the values of properties; a picture that is gone has none. */
export async function readPictureNames(pictures: string[]): Promise<Record<string, string>> {
  const some = pictures.slice(0, NAMES_AT_ONCE)
  if (some.length === 0) return {}
  const [{ names }, others] = await Promise.all([
    call<{ names: Record<string, string> }>('GET', `media/names?of=${some.join(',')}`),
    readPictureNames(pictures.slice(NAMES_AT_ONCE)),
  ])
  return { ...names, ...others }
}

/** The property value that shows the picture. */
export const propertyOf = ({ id, drawn }: Picture): string =>
  drawn ? `poster:${id.replace(/^poster:/, '')}` : `media/${id}`

/** Replaces the file of a picture on every page that shows it. */
export function replaceFile(id: string, file: File): Promise<Picture> {
  const body = new FormData()
  body.set('file', file)
  return call<Picture>('POST', `media/${id}/file`, { body })
}

type Details = Pick<Picture, 'name' | 'alt' | 'folder' | 'tags' | 'focalPoint' | 'crops'>

/** Changes what is said of a picture; what is left out stays. */
export const savePicture = (id: string, details: Partial<Details>) =>
  call<Picture>('PUT', `media/${id}`, { body: details })

/** Refused while a page uses the picture. */
export const deletePicture = (id: string) => call('DELETE', `media/${id}`)

/**
 * Uploads a picture. XMLHttpRequest, because fetch reports no upload progress.
 * @param onProgress receives shares of 1
 */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<Picture> {
  const request = new XMLHttpRequest()
  request.open('POST', '/manage/media')
  for (const [name, value] of Object.entries(writeHeaders())) request.setRequestHeader(name, value)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  const body = new FormData()
  body.set('file', file)
  return new Promise((resolve, reject) => {
    request.onload = () =>
      request.status === 201
        ? resolve(request.response)
        : reject(new CallFailure(request.status, request.response ?? undefined))
    request.onerror = () => reject(new CallFailure(0))
    request.send(body)
  })
}

/** Whether a property value names an uploaded picture. */
export const isUpload = (value: string): boolean => value.startsWith('media/')

/** The address of a thumbnail for a property value: a drawing, an uploaded picture, or an address. */
export function thumbnailOf(value: string): string {
  const drawing = /^poster:(.+)$/.exec(value)?.[1]
  if (drawing) return `/media/0/${drawing}.svg`
  return isUpload(value) ? `/${value}` : value
}
