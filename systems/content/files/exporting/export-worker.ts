import { gzipSync } from 'node:zlib'
import { serveWork } from '@agency/service-kit/process/work/serve-work.ts'
import type { NodeRow } from '../../database/tables.ts'
import { filesOf } from './export-content.ts'
import { tar } from './tar.ts'

export type ExportJob = { rows: NodeRow[]; before: Map<string, string> }

serveWork(({ rows, before }: ExportJob) => gzipSync(tar(filesOf(rows, before).files, new Date())))
