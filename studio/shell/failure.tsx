import { useRouteError } from 'react-router'
import { CallFailure } from '../calls/call.ts'
import { words } from '../words.ts'

/** In place of a screen that could not be shown. */
export function Failure() {
  const error = useRouteError()
  const status = error instanceof CallFailure ? error.status : undefined
  const text = status === 404 ? words.failure.missing : status === 0 ? words.failure.away : words.failure.unknown
  return (
    <section className="screen">
      <h1>{words.failure.title}</h1>
      <p>{text}</p>
      <p>
        <button type="button" className="button button--quiet" onClick={() => location.reload()}>
          {words.failure.again}
        </button>
      </p>
    </section>
  )
}
