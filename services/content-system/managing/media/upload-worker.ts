import { serveWork } from '@agency/service-kit/process/work/serve-work.ts'
import sharp from 'sharp'
import { readUpload } from './read-upload.ts'

sharp.concurrency(1)
sharp.cache(false)
serveWork(readUpload)
