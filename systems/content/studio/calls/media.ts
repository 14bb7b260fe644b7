import type { Picture } from '@agency/contracts/manage/media.ts'
import { CallFailure, call, writeHeaders } from './call.ts'

export const readPictures = (words: string, signal?: AbortSignal) =>
  call<{ pictures: Picture[] }>('GET', `media?q=${encodeURIComponent(words)}`, { ...(signal && { signal }) })

const picturePattern = /poster:[a-z0-9-]+|media\/[0-9a-f-]{36}/g
/** Longer addresses could exceed limits. */
const namesAtOnce = 100

export const picturesIn = (...values: unknown[]): string[] => [
  ...new Set((JSON.stringify(values).match(picturePattern) ?? []) as string[]),
]

export const withPictureNames = (text: string, called: (picture: string) => string): string =>
  text.replace(picturePattern, called)

/** By the values of properties; a deleted picture has none. */
export async function readPictureNames(pictures: string[]): Promise<Record<string, string>> {
  const some = pictures.slice(0, namesAtOnce)
  if (some.length === 0) return {}
  const [{ names }, others] = await Promise.all([
    call<{ names: Record<string, string> }>('GET', `media/names?of=${some.join(',')}`),
    readPictureNames(pictures.slice(namesAtOnce)),
  ])
  return { ...names, ...others }
}

export const propertyOf = ({ id, drawn }: Picture): string =>
  drawn ? `poster:${id.replace(/^poster:/, '')}` : `media/${id}`

export function replaceFile(id: string, file: File): Promise<Picture> {
  const body = new FormData()
  body.set('file', file)
  return call<Picture>('POST', `media/${id}/file`, { body })
}

type Details = Pick<Picture, 'name' | 'alt' | 'folder' | 'tags' | 'focalPoint' | 'crops'>

export const savePicture = (id: string, details: Partial<Details>) =>
  call<Picture>('PUT', `media/${id}`, { body: details })

/** Refused while a page uses the picture. */
export const deletePicture = (id: string) => call('DELETE', `media/${id}`)

/**
 * XMLHttpRequest, because fetch reports no upload progress.
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

/** Takes a property value. */
export const isUpload = (value: string): boolean => value.startsWith('media/')

/** Takes a property value: a drawing, an uploaded picture, or an address. */
export function thumbnailOf(value: string): string {
  const drawing = /^poster:(.+)$/.exec(value)?.[1]
  if (drawing) return `/media/0/${drawing}.svg`
  return isUpload(value) ? `/${value}` : value
}
