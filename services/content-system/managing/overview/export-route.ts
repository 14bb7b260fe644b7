import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { exportContent } from '../../files/exporting/export-content.ts'
import { tar } from '../../files/exporting/tar.ts'
import { common, failures, type ManageOptions } from '../writing/manage-options.ts'

const TYPE = 'application/gzip'

const download = createRoute({
  ...common,
  method: 'get',
  path: '/manage/export',
  summary: 'What is published as content files, byte for byte where nothing changed since they were imported',
  responses: {
    200: { description: 'A tar archive', content: { [TYPE]: { schema: z.string().meta({ format: 'binary' }) } } },
    ...failures,
  },
})

/** The call that gives the content files. */
export function addExportRoute(app: OpenAPIHono<ServiceEnv>, { db }: ManageOptions): void {
  app.openapi(download, async c => {
    const { files } = await exportContent(db)
    const archive = await promisify(gzip)(tar(files, new Date()))
    const headers = { 'content-type': TYPE, 'content-disposition': 'attachment; filename="content.tar.gz"' }
    return c.body(new Uint8Array(archive), 200, headers)
  })
}
