import { serveWork } from '@agency/service-kit/process/work/serve-work.ts'
import type { PictureSize } from '@agency/ui/pictures/picture-address.ts'
import { resize } from './resize.ts'

export type ResizeJob = { original: Uint8Array; size: PictureSize }

serveWork(({ original, size }: ResizeJob) => resize(original, size))
