import type { Picture } from '@agency/contracts/manage/media.ts'
import { CallFailure, call, writeHeaders } from './call.ts'

/** Pictures whose names or alternative texts match the words; all pictures without words. */
export const readPictures = (words: string, signal?: AbortSignal) =>
  call<{ pictures: Picture[] }>('GET', `media?q=${encodeURIComponent(words)}`, { ...(signal && { signal }) })

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

/** The address of a thumbnail for a property value: a drawing, an uploaded picture, or an address. */
export function thumbnailOf(value: string): string {
  const drawing = /^poster:(.+)$/.exec(value)?.[1]
  if (drawing) return `/media/0/${drawing}.svg`
  return value.startsWith('media/') ? `/${value}` : value
}
