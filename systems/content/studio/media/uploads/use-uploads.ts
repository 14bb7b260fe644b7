import { maxPicture, type Picture } from '@agency/contracts/manage/media.ts'
import { useReducer, useRef } from 'react'
import { CallFailure } from '../../calls/call.ts'
import { words } from '../../words/words.ts'

/** `progress` is a share of 1. */
export type Upload = {
  id: string
  file: File
  state: 'waiting' | 'paused' | 'sending' | 'done' | 'failed'
  progress: number
  fault?: string
  picture?: Picture
}

export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<Picture>

type Change = { add: Upload[] } | { remove: string } | ({ id: string } & Partial<Upload>)

function changed(uploads: Upload[], change: Change): Upload[] {
  if ('add' in change) return [...uploads, ...change.add]
  if ('remove' in change) return uploads.filter(({ id }) => id !== change.remove)
  return uploads.map(upload => (upload.id === change.id ? { ...upload, ...change } : upload))
}

/**
 * One after the other; beyond the content system's limit for some minutes, the rest waits. A failed file stays until it
 * is retried or dismissed, and blocks no other.
 * @param onSent receives each picture, the number of files added together, and its file
 */
export function useUploads(
  send: SendPicture,
  onSent: (picture: Picture, together: number, file: File) => void,
  pauseMs = 30_000,
) {
  const [uploads, change] = useReducer(changed, [])
  const count = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  async function sendOne({ id, file }: Pick<Upload, 'id' | 'file'>, together: number): Promise<void> {
    if (file.size > maxPicture) return change({ id, state: 'failed', fault: words.uploads.tooLarge })
    change({ id, state: 'sending', progress: 0 })
    try {
      const picture = await send(file, progress => change({ id, progress }))
      change({ id, state: 'done', progress: 1, picture })
      onSent(picture, together, file)
    } catch (error) {
      if (error instanceof CallFailure && error.status === 429) {
        change({ id, state: 'paused', progress: 0 })
        await new Promise(resolve => setTimeout(resolve, pauseMs))
        return sendOne({ id, file }, together)
      }
      change({ id, state: 'failed', fault: faultOf(error) })
    }
  }

  function enqueue(upload: Upload, together: number) {
    queue.current = queue.current.then(() => sendOne(upload, together))
  }

  return {
    uploads,
    add(files: File[]) {
      const added = files.map(file => {
        count.current += 1
        return { id: String(count.current), file, state: 'waiting' as const, progress: 0 }
      })
      change({ add: added })
      for (const upload of added) enqueue(upload, files.length)
    },
    retry(upload: Upload) {
      change({ id: upload.id, state: 'waiting', progress: 0 })
      enqueue(upload, 1)
    },
    dismiss: (id: string) => change({ remove: id }),
  }
}

const faultOf = (error: unknown) =>
  error instanceof CallFailure && error.status > 0 ? error.message : words.uploads.noConnection
