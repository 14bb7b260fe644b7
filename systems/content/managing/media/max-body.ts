import { maxPicture } from '@agency/contracts/manage/media.ts'

const uploads = /^\/manage\/media(?:\/[0-9a-f-]{36}\/file)?$/
const mebibyte = 1024 * 1024

/** In bytes, by path: a picture with its form fields, or a text. */
export const maxBody = (path: string): number => (uploads.test(path) ? maxPicture + mebibyte : mebibyte)
