import { useEffect, useRef } from 'react'
import { words } from '../../words/words.ts'

/** Which pages changed. Takes the focus from the button that is gone, so that keys go on working. */
export function Touched({ paths }: { paths: string[] }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <div role="status" tabIndex={-1} ref={said}>
      <p>{words.publish.done(paths.length)}</p>
      <ul className="paths">
        {paths.map(path => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  )
}
