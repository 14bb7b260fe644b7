import {
  mediaQuery,
  picture,
  pictureNames,
  pictureNamesQuery,
  pictureRequest,
  pictures,
} from '@agency/contracts/manage/media.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { WorkFailure, workerProcess } from '@agency/service-kit/process/work/worker-process.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { actorOf } from '../access/actor.ts'
import { noteForAudit } from '../access/audit-note.ts'
import { countCall } from '../access/limits.ts'
import { found, ManageFault } from '../writing/manage-fault.ts'
import { addMedia, changeMedia, removeMedia, replaceMedia } from './change-media.ts'
import { listMedia, namesOfPictures, pictureOf } from './list-media.ts'
import type { MediaOptions } from './media-options.ts'
import { usesOf } from './picture-usage.ts'
import type { Refused, Upload } from './read-upload.ts'

const rate = { calls: 200, seconds: 600 }
const maxName = 120

const common = { tags: ['Pictures'], security: [{ editorKey: [] }] }
const params = z.object({ id: z.uuid() })
const file = z
  .custom<File>(value => value instanceof File, 'Choose a file')
  .openapi({ type: 'string', format: 'binary' })
const upload = { required: true, content: { 'multipart/form-data': { schema: z.object({ file }) } } }
const one = { content: { 'application/json': { schema: picture } } }
const missing = problemResponse('There is no such picture.')
const unfit = {
  413: problemResponse('The file is larger than 20 MB.'),
  422: problemResponse('The file cannot be taken; detail says why, in words for the person who uploads it.'),
  429: problemResponse('Too many pictures at once.'),
  503: problemResponse('The store of pictures does not answer, or too many pictures are being read.'),
  507: problemResponse('There is no room for the picture, or its folder cannot be written to.'),
}

const list = createRoute({
  ...common,
  method: 'get',
  path: '/manage/media',
  summary: 'The pictures, and which pages use them',
  request: { query: mediaQuery },
  responses: { 200: { description: 'The pictures', content: { 'application/json': { schema: pictures } } } },
})
const names = createRoute({
  ...common,
  method: 'get',
  path: '/manage/media/names',
  summary: 'What the library calls pictures that nodes name',
  request: { query: pictureNamesQuery },
  responses: { 200: { description: 'The names', content: { 'application/json': { schema: pictureNames } } } },
})
const add = createRoute({
  ...common,
  method: 'post',
  path: '/manage/media',
  summary: 'Takes a picture: JPEG, PNG, WebP, AVIF or SVG',
  request: { body: upload },
  responses: { 201: { description: 'Taken', ...one }, ...unfit },
})
const change = createRoute({
  ...common,
  method: 'put',
  path: '/manage/media/{id}',
  summary: 'Changes name, alternative text, focal point and crops of a picture',
  request: { params, body: { required: true, content: { 'application/json': { schema: pictureRequest } } } },
  responses: { 200: { description: 'Changed', ...one }, 404: missing },
})
const replace = createRoute({
  ...common,
  method: 'post',
  path: '/manage/media/{id}/file',
  summary: 'Puts another file in the place of a picture’s, on every page that shows it',
  request: { params, body: upload },
  responses: { 200: { description: 'Replaced', ...one }, 404: missing, ...unfit },
})
const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/manage/media/{id}',
  summary: 'Removes a picture that no page uses',
  request: { params },
  responses: {
    204: { description: 'Removed' },
    404: missing,
    409: problemResponse('Pages use it; detail names them.'),
  },
})

export function addMediaRoutes(app: OpenAPIHono<ServiceEnv>, options: MediaOptions): void {
  const { db } = options
  const readUpload = uploadReader()

  app.openapi(list, async c => c.json({ pictures: await listMedia(options, c.req.valid('query')) }, 200))

  app.openapi(names, c => c.json({ names: namesOfPictures(options, c.req.valid('query').of) }, 200))

  app.openapi(add, async c => {
    const upload = c.req.valid('form').file
    const read = await readGiven(c, upload)
    const row = await addMedia(options, nameOf(upload), read)
    noteForAudit(c, { key: row.id })
    return c.json(pictureOf(row), 201)
  })

  app.openapi(change, async c => {
    const { id } = c.req.valid('param')
    const row = existing(await changeMedia(options, id, c.req.valid('json')))
    return c.json(pictureOf(row, await usesOf(db, id)), 200)
  })

  app.openapi(replace, async c => {
    const { id } = c.req.valid('param')
    existing(options.uploads.find(id))
    const read = await readGiven(c, c.req.valid('form').file)
    const row = existing(await replaceMedia(options, id, read))
    return c.json(pictureOf(row, await usesOf(db, id)), 200)
  })

  app.openapi(remove, async c => {
    existing(await removeMedia(options, c.req.valid('param').id))
    return c.body(null, 204)
  })

  async function readGiven(c: Context, upload: File) {
    if ((await countCall(db, limitKey('upload', actorOf(c).id), rate)) > 0)
      throw new ManageFault(429, 'Those were many pictures at once. Please go on in a few minutes.')
    const read = await readUpload(upload)
    if ('refused' in read)
      throw new ManageFault(422, read.refused, { faults: [{ path: ['file'], message: read.refused }] })
    return read
  }
}

const existing = <Result>(result: Result | undefined): Result => found(result, 'There is no such picture.')

/** The initial name of a picture: its file's name in words. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, maxName) || 'Picture'

const limits = { timeLimitMs: 30_000, maxWaiting: 20 }

const tooHard = 'This picture takes too long to read, or too much memory. Please export it as a smaller PNG or JPEG.'
const busy = 'Many pictures are being read just now. Please try again in a moment.'

/** Reads uploads one after the other, in a process that is killed after a time limit. */
function uploadReader(): (given: File) => Promise<Upload | Refused> {
  const worker = workerProcess<Uint8Array, Upload | Refused>(new URL('./upload-worker.ts', import.meta.url), limits)
  return async input => {
    try {
      return await worker.run(() => input.bytes())
    } catch (error) {
      if (!(error instanceof WorkFailure)) throw error
      if (error.kind === 'queue-full') throw new HTTPException(503, { message: busy })
      return { refused: tooHard }
    }
  }
}
