import type { Picture } from '@agency/contracts/manage/media.ts'
import { CallFailure, writeHeaders } from './call.ts'

/** Sends a picture. Only this old way of asking tells how much of it has left. @param onProgress is told shares of 1. */
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
