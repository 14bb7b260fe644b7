import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { WorkFailure, workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { publishedRows } from '../../files/exporting/export-content.ts'
import type { ExportJob } from '../../files/exporting/export-worker.ts'
import { type ManageOptions, manageRoute } from '../writing/manage-options.ts'

/** In a process of its own: it parses all content files, which takes seconds. */
const script = new URL('../../files/exporting/export-worker.ts', import.meta.url)
const busy = 'The download cannot be made just now. Please try again in a moment.'
const type = 'application/gzip'

const download = manageRoute('get', '/manage/export', {
  summary: 'What is published as content files, byte for byte where nothing changed since they were imported',
  responses: {
    200: { description: 'A tar archive', content: { [type]: { schema: z.string().meta({ format: 'binary' }) } } },
  },
})

export function addExportRoute(app: OpenAPIHono<ServiceEnv>, { db }: ManageOptions): void {
  const worker = workerProcess<ExportJob, Uint8Array<ArrayBuffer>>(script, { timeLimitMs: 120_000, maxWaiting: 20 })
  app.openapi(download, async c => {
    const archive = await worker
      .run(() => publishedRows(db))
      .catch(error => {
        throw error instanceof WorkFailure ? new HTTPException(503, { message: busy }) : error
      })
    const headers = { 'content-type': type, 'content-disposition': 'attachment; filename="content.tar.gz"' }
    return c.body(archive, 200, headers)
  })
}
