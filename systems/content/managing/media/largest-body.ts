import { LARGEST_PICTURE } from '@agency/contracts/manage/media.ts'

const UPLOADS = /^\/manage\/media(?:\/[0-9a-f-]{36}\/file)?$/
const MEBIBYTE = 1024 * 1024

/** In bytes, by path: a picture with its form fields, or a text. */
export const largestBody = (path: string): number => (UPLOADS.test(path) ? LARGEST_PICTURE + MEBIBYTE : MEBIBYTE)
