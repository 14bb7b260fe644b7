import type { CropAlias } from '@agency/contracts/manage/media.ts'
import { serveWork } from '@agency/service-kit/process/work/serve-work.ts'
import sharp from 'sharp'
import { cropPicture, type Framed } from './crop-picture.ts'

export type CutJob = { file: Uint8Array; row: Framed; alias: CropAlias; width?: number | undefined }

sharp.concurrency(1)
sharp.cache(false)
serveWork(({ file, row, alias, width }: CutJob) => cropPicture(file, row, alias, width))
