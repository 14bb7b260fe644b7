import { LARGEST_PICTURE } from '@agency/contracts/manage/media.ts'

const UPLOADS = /^\/manage\/media(?:\/[0-9a-f-]{36}\/file)?$/
const MEBIBYTE = 1024 * 1024

/** The largest body that a path takes, in bytes: pictures with what a form puts around them, and otherwise texts. */
export const largestBody = (path: string): number => (UPLOADS.test(path) ? LARGEST_PICTURE + MEBIBYTE : MEBIBYTE)
