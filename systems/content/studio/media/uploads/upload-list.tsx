import type { Picture } from '@agency/contracts/manage/media.ts'
import { IconButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { words } from '../../words/words.ts'
import type { Upload } from './use-uploads.ts'

type UploadListProps = {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (id: string) => void
  onOpen?: (picture: Picture) => void
}

const order: Upload['state'][] = ['failed', 'sending', 'paused', 'waiting', 'done']

/** Refused files first, so that they are visible. */
const byState = (a: Upload, b: Upload) => order.indexOf(a.state) - order.indexOf(b.state)

export function UploadList({ uploads, onRetry, onDismiss, onOpen }: UploadListProps) {
  if (uploads.length === 0) return null
  const count = (wanted: Upload['state']) => uploads.filter(({ state }) => state === wanted).length
  return (
    <section className="uploads" aria-label={words.uploads.title}>
      <p role="status">
        {words.uploads.count(count('done'), uploads.length, count('failed'))}
        {count('paused') > 0 && ` · ${words.uploads.paused(count('paused') + count('waiting'))}`}
      </p>
      <ul>
        {uploads.toSorted(byState).map(upload => {
          const { id, file, state, progress, fault, picture } = upload
          return (
            <li key={id} className={`upload upload--${state}`}>
              <span className="upload__name">{file.name}</span>
              {state === 'failed' ? (
                <span className="upload__fault" role="alert">
                  {fault}
                </span>
              ) : (
                <progress aria-label={words.uploads.progress(file.name)} value={progress} max={1} />
              )}
              {state !== 'failed' && <span>{words.uploads.states[state]}</span>}
              <span className="buttons">
                {state === 'failed' && (
                  <SmallButton onClick={() => onRetry(upload)}>
                    {words.uploads.retry}
                    <span className="visually-hidden"> {file.name}</span>
                  </SmallButton>
                )}
                {picture && onOpen && (
                  <SmallButton onClick={() => onOpen(picture)}>
                    {words.uploads.open}
                    <span className="visually-hidden"> {file.name}</span>
                  </SmallButton>
                )}
                {(state === 'failed' || state === 'done') && (
                  <IconButton icon="x" label={words.uploads.dismiss(file.name)} onClick={() => onDismiss(id)} />
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
