import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus, so that keyboard and screen reader continue there. */
export function FocusedHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="focused-heading">
      {children}
    </h2>
  )
}
